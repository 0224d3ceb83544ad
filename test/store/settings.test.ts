// What a setting stands for where the person has not set it.
import { expect, it } from 'vitest';
import { openApp } from '../../server/features/app/open-app.ts';
import { languageOf, writeSettings } from '../../server/store/settings.ts';
import { temporaryFolder } from '../fixtures/temporary-folder.ts';

it('a fresh store speaks the language of the system where there is a catalogue for it', () => {
  const desk = openApp({ folder: temporaryFolder() });
  expect(desk.settings().language).toBe('system');
  expect(languageOf(desk.settings(), 'fr-BE')).toBe('fr');
  expect(languageOf(desk.settings(), 'de')).toBe('de');
  expect(languageOf(desk.settings(), 'nl-NL')).toBe('en');
  expect(languageOf(writeSettings(desk.store, { language: 'de' }), 'fr-BE')).toBe('de');
  desk.close();
});

it('the service signs under the name that a person gave it, and under that of the program until then', () => {
  const desk = openApp({ folder: temporaryFolder() });
  expect(desk.signer().name).toBe('DPP Desk');
  expect(writeSettings(desk.store, { serviceName: 'Customs Rotterdam' }).serviceName).toBe('Customs Rotterdam');
  expect(desk.signer().name).toBe('Customs Rotterdam');
  writeSettings(desk.store, { serviceName: '' });
  expect(desk.signer().name).toBe('DPP Desk');
  desk.close();
});
