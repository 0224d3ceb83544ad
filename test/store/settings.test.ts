// What a setting stands for where the person has not set it.
import { expect, it } from 'vitest';
import { openApp } from '../../server/features/app/open-app.ts';
import { languageOf, writeSettings } from '../../server/store/settings.ts';
import { withNewStore } from '../fixtures/new-store.ts';
import { temporaryFolder } from '../fixtures/temporary-folder.ts';

it('a fresh store speaks the language of the system where there is a catalogue for it', () => {
  const context = openApp({ folder: withNewStore(temporaryFolder()) });
  expect(context.settings().language).toBe('system');
  expect(languageOf(context.settings(), 'fr-BE')).toBe('fr');
  expect(languageOf(context.settings(), 'de')).toBe('de');
  expect(languageOf(context.settings(), 'is-IS')).toBe('en');
  expect(languageOf(writeSettings(context.store, { language: 'de' }), 'fr-BE')).toBe('de');
  context.close();
});

it('the service signs under the name that a person gave it, and under that of the program until then', () => {
  const context = openApp({ folder: withNewStore(temporaryFolder()) });
  expect(context.signer().name).toBe('DPP Desk');
  expect(writeSettings(context.store, { serviceName: 'Customs Rotterdam' }).serviceName).toBe('Customs Rotterdam');
  expect(context.signer().name).toBe('Customs Rotterdam');
  writeSettings(context.store, { serviceName: '' });
  expect(context.signer().name).toBe('DPP Desk');
  context.close();
});
