// An item that was seen before, in a real browser: what earlier entries report stands beside the verdict, on the entry, and on paper.
import { join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { openApp } from '../../server/features/app/open-app.ts';
import { inspect } from '../../server/features/inspection/inspect.ts';
import { loadSample } from '../../server/features/passports/sample.ts';
import { appendDecision } from '../../server/store/audit-log/append.ts';
import { putSightings } from '../../server/store/sightings/other-sightings.ts';
import { card, deskInBrowser, expectClean, forgetComplaints, go, page } from '../fixtures/browser/browser-window.ts';
import { scanned } from '../fixtures/browser/keyboard.ts';
import { picture } from '../fixtures/browser/picture.ts';
import { freePort, serve } from '../fixtures/browser/world.ts';
import { asReal, SAMPLE } from '../fixtures/fresh-app.ts';
import { temporaryFolder } from '../fixtures/temporary-folder.ts';

const data = join(temporaryFolder(), 'data');
const LINK = `https://id.example.org/01/${SAMPLE.gtin}/21/${SAMPLE.serial}`;

deskInBrowser(async () => {
  const port = await freePort();
  const context = openApp({ folder: data, baseUrl: `http://localhost:${port}` });
  loadSample(context);
  asReal(context);
  context.changeSettings({ place: 'Hall B' });
  const [entry] = inspect({ channel: 'wedge', text: LINK }, context).inspections;
  const said = { decision: 'released', officer: 'Ana Lind', place: 'Hall B', reference: '', note: '' } as const;
  appendDecision(context.store, entry?.id ?? 0, said, new Date());
  context.changeSettings({ place: 'Gate 4' });
  // As `desk sightings import` leaves them.
  const bundle = {
    desk: 'did:key:z6Mk',
    sha256: 'a',
    name: 'Harbour <b>',
    madeAt: entry?.at ?? '',
    importedAt: entry?.at ?? '',
    officer: 'Ana',
  };
  const facts = { place: 'Quay 2', isOfCode: true };
  putSightings(context.store, bundle, [{ number: 12, at: new Date().toISOString(), gtin: SAMPLE.gtin, serial: 'ELSEWHERE', facts }]);
  context.close();
  return serve(data, port);
});
beforeEach(forgetComplaints);

it('stands beside a verdict that it does not change, with links to the earlier entries', async () => {
  await scanned(page, LINK);
  await card().waitFor();
  expect(await card().getAttribute('data-headline')).toBe('valid');
  const note = page.getByRole('region', { name: 'This item was seen before' });
  await note.getByText('This item was seen at another place. One of the two may be a copy.').waitFor();
  await note.getByText('This item was released before.').waitFor();
  await note
    .getByText(/, Hall B, Released, Ana Lind$/)
    .last()
    .waitFor();
  await expectClean();
  await picture('sightings');
  await note.getByRole('link', { name: 'Inspection 1' }).first().click();
  await page.getByRole('heading', { name: 'Inspection 1' }).waitFor();
  expect(await note.count()).toBe(0);
  await go('#/print/2', 'Inspection record');
  await page.getByText(/This item was released before\. Inspection 1: .*, Hall B, Released, Ana Lind/).waitFor();
});

it('names the desk that has seen it, where that is another one', async () => {
  await go('/', 'Inspect a product');
  await scanned(page, LINK.replace(SAMPLE.serial, 'ELSEWHERE'));
  const note = page.getByRole('region', { name: 'This item was seen before' });
  await note.getByText('This item was seen at another place. One of the two may be a copy.').waitFor();
  await note.getByText('Harbour <b>').waitFor();
  await note.getByText('number 12').waitFor();
  expect(await note.getByRole('link').count()).toBe(0);
  await expectClean();
  await picture('sightings-of-others');
});
