// What a setting stands for where the person has not set it.
import { expect, it } from 'vitest';
import { openDesk } from '../../server/desk.ts';
import { languageOf, writeSettings } from '../../server/store/settings.ts';
import { temporaryFolder } from '../temporary-folder.ts';

it('a fresh store speaks the language of the system where there is a catalogue for it', () => {
  const desk = openDesk({ folder: temporaryFolder() });
  expect(desk.settings().language).toBe('system');
  expect(languageOf(desk.settings(), 'fr-BE')).toBe('fr');
  expect(languageOf(desk.settings(), 'de')).toBe('de');
  expect(languageOf(desk.settings(), 'nl-NL')).toBe('en');
  expect(languageOf(writeSettings(desk.store, { language: 'de' }), 'fr-BE')).toBe('de');
  desk.close();
});
