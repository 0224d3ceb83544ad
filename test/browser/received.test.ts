// What others sent on the screens: apart from the own passports, under who said it; events accepted by a person; a maker removed.
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { openApp } from '../../server/features/app/open-app.ts';
import { applyPack } from '../../server/features/packs/apply.ts';
import { loadSample } from '../../server/features/passports/sample.ts';
import { deskInBrowser, dialog, expectClean, forgetComplaints, go, page } from '../fixtures/browser/browser-window.ts';
import { picture } from '../fixtures/browser/picture.ts';
import { expectCleanEverywhere } from '../fixtures/browser/themes.ts';
import { serve } from '../fixtures/browser/world.ts';
import { asReal, SAMPLE } from '../fixtures/fresh-app.ts';
import { line, makePack } from '../fixtures/hostile-pack.ts';
import { fingerprintIn } from '../fixtures/pack-office.ts';
import { temporaryFolder } from '../fixtures/temporary-folder.ts';

const folder = temporaryFolder();
const data = join(folder, 'data');

const event = {
  type: 'ObjectEvent',
  eventID: 'urn:uuid:0b1c1d1e-0000-4000-8000-00000000000a',
  eventTime: '2026-05-01T08:00:00Z',
  eventTimeZoneOffset: '+02:00',
  action: 'OBSERVE',
  bizStep: 'inspecting',
  readPoint: { id: 'https://id.gs1.org/414/9521321000010' },
  epcList: [`https://id.gs1.org/01/${SAMPLE.gtin}/21/${SAMPLE.serial}`],
};
const events = JSON.stringify({
  '@context': 'https://ref.gs1.org/standards/epcis/2.0.0/epcis-context.jsonld',
  type: 'EPCISDocument',
  schemaVersion: '2.0',
  creationDate: '2026-05-02T00:00:00Z',
  epcisBody: { eventList: [event] },
});

deskInBrowser(async () => {
  const context = openApp({ folder: data });
  loadSample(context);
  asReal(context);
  const { document } = context.store.db
    .prepare('SELECT document_text(document) AS document FROM passports WHERE dpp_code = ?')
    .get(SAMPLE.dppCode) as {
    document: string;
  };
  const file = makePack(join(folder, 'foreign.pack'), {
    chunks: [
      line(
        JSON.stringify({ ...JSON.parse(document), productName: { en: 'Battery, as Carrier AG tells it' }, defaultLanguage: 'en' }),
        'passport',
      ) + line(events, 'events'),
    ],
    header: (header) => ({ ...header, creator: 'Carrier AG', issuedAt: '2026-06-01T00:00:00Z' }),
  });
  await applyPack(context, file, { who: 'Ana Lind', creatorKey: fingerprintIn(file) });
  context.close();
  return serve(data);
});

beforeEach(forgetComplaints);

const looksGood = async (name: string): Promise<void> => {
  await picture(name);
  await expectCleanEverywhere();
};

async function choose(label: string, option: string): Promise<void> {
  await page.getByRole('button', { name: label }).click();
  await page.getByRole('option', { name: option }).click();
}

describe('what others sent', () => {
  it('stands apart from the own passports, with who sent it, how and when', async () => {
    await go('#/passports', 'Passports');
    await page.getByText('VeloPack 520 e-bike battery').first().waitFor();
    expect(await page.getByText('as Carrier AG tells it').count()).toBe(0);
    await choose('Origin', 'Received from others');
    await page.getByText('Battery, as Carrier AG tells it').waitFor();
    expect(await page.getByText('VeloPack 520 e-bike battery').count()).toBe(0);
    await page.getByText('Received from Carrier AG').first().waitFor();
    await page
      .getByText(/by pack, .*, Ana Lind/)
      .first()
      .waitFor();
    await looksGood('1-received');
    await page.getByText('Battery, as Carrier AG tells it').click();
    await page.getByText('You have a passport of your own under this code.').waitFor();
    expect(await page.getByRole('button', { name: 'Publish' }).count()).toBe(0);
    await looksGood('2-received-passport');
  });

  it('becomes public when a person accepts events after looking at them, and not before', async () => {
    await go(`#/passports/${SAMPLE.dppCode}`, 'VeloPack 520 e-bike battery');
    await page.getByText('not accepted: not public').waitFor();
    await page.getByText('not accepted: not public').scrollIntoViewIfNeeded();
    await looksGood('3-own-passport-events');
    await go('#/passports', 'Passports');
    await page.getByRole('button', { name: 'Review and accept' }).click();
    await dialog().getByText(SAMPLE.dppCode).waitFor();
    await dialog().getByLabel('Your name, public with the events').fill('Ben Ode');
    await looksGood('4-accept');
    await dialog().getByRole('button', { name: 'Accept these events' }).click();
    await page.getByText('1 event, 1 accepted').waitFor();
    await page.getByRole('button', { name: 'Withdraw' }).waitFor();
    await go(`#/passports/${SAMPLE.dppCode}`, 'VeloPack 520 e-bike battery');
    await page.getByText(/accepted by Ben Ode/).waitFor();
  });

  it('is withdrawn again with a reason', async () => {
    await go('#/passports', 'Passports');
    await page.getByRole('button', { name: 'Withdraw' }).click();
    await dialog().getByLabel('Reason, for the log').fill('they were wrong');
    await dialog().getByLabel('Your name, for the log').fill('Ben Ode');
    await dialog().getByRole('button', { name: 'Withdraw' }).click();
    await page.getByText('1 event, none accepted').waitFor();
    await expectClean();
  });

  it('stays when its maker is removed, whose packs are taken no more', async () => {
    await go('#/packs', 'Packs');
    await page.getByText('maker of packs').waitFor();
    await page.getByText(/confirmed by Ana Lind/).waitFor();
    await page.getByText('maker of packs').scrollIntoViewIfNeeded();
    await looksGood('5-makers');
    await page.getByRole('button', { name: 'Remove', exact: true }).click();
    await dialog().getByLabel('Reason, for the log').fill('the key was lost');
    await dialog().getByLabel('Your name, for the log').fill('Ben Ode');
    await looksGood('6-remove');
    await dialog().getByRole('button', { name: 'Remove', exact: true }).click();
    await page.getByText(/removed by Ben Ode/).waitFor();
    await page.getByText(/the key was lost/).waitFor();
    await looksGood('7-removed');
  });

  it('is said in German and French too', async () => {
    for (const [language, filter, badge] of [
      ['Deutsch', 'Herkunft', 'Erhalten von Carrier AG'],
      ['Français', 'Origine', 'Reçu de Carrier AG'],
    ] as const) {
      await page.evaluate(`location.hash = '#/passports'`);
      await page
        .getByRole('button', { name: /Language|Sprache|Langue/ })
        .first()
        .click();
      await page.getByRole('option', { name: language }).click();
      await page.getByText(badge).first().waitFor();
      await page.getByRole('button', { name: filter }).waitFor();
      await looksGood(`8-${language}`);
      await page.evaluate(`location.hash = '#/packs'`);
      await page.getByText('Ben Ode').first().waitFor();
      await looksGood(`9-packs-${language}`);
    }
  });
});
