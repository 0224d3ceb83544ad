// The want-list over the workbench API: what had no copy is collected, leaves the list when a copy comes, and is inspected again by itself.
import { describe, expect, test } from 'vitest';
import type { InspectionList, InspectResponse, State, WantList } from '../../../server/contract/index.ts';
import { recognise } from '../../../server/domain/recognise/index.ts';
import { openApp } from '../../../server/features/app/open-app.ts';
import { reinspection } from '../../../server/features/inspection/inspect-again.ts';
import { loadSample } from '../../../server/features/passports/sample.ts';
import { readPicture } from '../../../server/features/pictures/picture.ts';
import { passportsByCode } from '../../../server/store/passports/credentials.ts';
import { TRANSPORTS } from '../../fixtures/client.ts';
import { withNewStore } from '../../fixtures/new-store.ts';
import { reachedWorkbench } from '../../fixtures/reached.ts';
import { temporaryFolder } from '../../fixtures/temporary-folder.ts';

const CODE = 'DPP-09520123456788-ABC123';
const LINK = 'https://id.example.org/01/09520123456788/21/ABC123';

describe.each(TRANSPORTS)('the want-list over %s', (_, connect) => {
  const reached = reachedWorkbench(connect);
  const { context } = reached;

  const ask = async (method: string, path: string, body?: object) =>
    (await reached.ask(`/workbench${path}`, { method, ...(body === undefined ? {} : { body: JSON.stringify(body) }) })).json;
  const scan = async (text: string) => {
    const { inspections } = (await ask('POST', '/inspections', { channel: 'camera', text })) as InspectResponse;
    return inspections[0];
  };
  const items = async () => ((await ask('GET', '/want-list')) as WantList).items;
  const log = async () => (await ask('GET', '/inspections')) as InspectionList;
  const notices = async () => ((await ask('GET', '/state')) as State).notices.map(({ code }) => code);

  test('holds one entry for each product and link, however often it was scanned', async () => {
    expect(await items()).toEqual([]);
    expect(await scan(LINK)).toMatchObject({ headline: 'cannot-check', reasons: ['DPP-SIG-13'] });
    const again = await scan(LINK);
    const other = await scan('https://maker.example/passports/7');
    await scan('no code at all');
    expect(await items()).toMatchObject([
      { link: 'https://maker.example/passports/7', inspections: 1, lastInspection: other?.id },
      { gtin: '09520123456788', serial: 'ABC123', inspections: 2, lastInspection: again?.id },
    ]);
    expect(await notices()).not.toContain('wanted-arrived');
  });

  test('is a picture for another computer, which reads the same wishes from it', async () => {
    const { pictures } = (await ask('GET', '/want-list')) as WantList;
    expect(pictures).toEqual({ count: 1, codes: 2 });
    const { bytes, headers } = await reached.ask('/workbench/want-list/qr.png?part=1&size=720&of=2-3');
    expect(headers['content-type']).toBe('image/png');
    const picture = await readPicture(bytes);
    const [symbol] = 'symbols' in picture ? picture.symbols : [];
    const read = recognise({ text: symbol?.text ?? '', channel: 'camera' });
    expect(read).toMatchObject([
      { kind: 'link', link: { url: 'https://maker.example/passports/7' } },
      { kind: 'gs1', gtin: '09520123456788', serial: 'ABC123' },
    ]);
    for (const part of ['0', '2', 'x']) expect((await reached.ask(`/workbench/want-list/qr.png?part=${part}`)).status).toBe(404);
    expect((await reached.ask('/workbench/want-list/qr.png?size=5')).status).toBe(400);
  });

  test('loses an entry when a copy comes, which is then inspected again once, and the person is told', async () => {
    const before = (await log()).total ?? 0;
    const maker = openApp({ folder: withNewStore(temporaryFolder()), baseUrl: 'https://maker.example' });
    loadSample(maker);
    const copy = passportsByCode(maker.store, CODE).find(({ format }) => format === 'vc')?.body ?? '';
    maker.close();
    expect((await ask('POST', '/passports', JSON.parse(copy))).refused).toEqual([]);
    const inspectAgain = reinspection(context);
    expect([inspectAgain(), inspectAgain()]).toEqual([1, 0]);
    expect((await log()).total).toBe(before + 1);
    // By its number, so that nobody has to look for it.
    const [newest] = (await log()).items;
    expect(((await ask('GET', '/state')) as State).notices[0]).toMatchObject({
      code: 'wanted-arrived',
      detail: '1',
      inspections: [newest?.id],
    });
    // Nobody vouches for the maker here: that is the honest answer, and another one than "no copy".
    expect((await log()).items[0]).toMatchObject({ gtin: '09520123456788', serial: 'ABC123', headline: 'unknown-issuer' });
    expect((await items()).map(({ link }) => link)).toEqual(['https://maker.example/passports/7']);
    context.changeSettings({ place: 'Gate 4' });
    expect(inspectAgain()).toBe(0);
    expect((await log()).total).toBe(before + 1);
  });
});
