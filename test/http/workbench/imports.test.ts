// A file of passports over the workbench API, part by part, as the screen sends it.
import { expect, test } from 'vitest';
import { passportByCode } from '../../../server/store/passports/passports.ts';
import { overChannel } from '../../fixtures/client.ts';
import { SAMPLE } from '../../fixtures/fresh-app.ts';
import { reachedWorkbench } from '../../fixtures/reached.ts';

const { context, ask } = reachedWorkbench(overChannel, { sample: true });
const document = JSON.parse(passportByCode(context.store, SAMPLE.dppCode)?.document ?? '{}') as Record<string, unknown>;
const { digitalProductPassportId: _, uniqueProductIdentifier: _1, batteryPassportIdentifier: _2, sample: _3, ...rest } = document;
const numbered = (at: number) => ({ ...rest, serial: `N${at}`, dppCode: `DPP-${SAMPLE.gtin}-N${at}` });

const send = async (bytes: Buffer, step: number) => {
  const imported: { index: number; dppCode: string; unchanged?: true }[] = [];
  const refused: { index: number; code: string }[] = [];
  for (let at = 0; at < Math.max(bytes.length, 1); at += step) {
    const answer = await ask(`/workbench/imports?at=${at}&last=${at + step >= bytes.length}`, {
      method: 'PUT',
      headers: { 'content-type': 'application/octet-stream' },
      body: bytes.subarray(at, at + step),
    });
    expect(answer.status).toBe(200);
    imported.push(...answer.json.imported);
    refused.push(...answer.json.refused);
  }
  return { imported, refused };
};

test('a file of more entries than one request could hold is stored whole, and is unchanged when it comes again', async () => {
  const bytes = Buffer.from(`\uFEFF[${Array.from({ length: 1_200 }, (_, at) => JSON.stringify(numbered(at))).join(',\n')}]`);
  expect(bytes.length).toBeGreaterThan(1024 * 1024);
  const first = await send(bytes, 1024 * 1024);
  expect([first.imported.length, first.refused]).toEqual([1_200, []]);
  expect(first.imported.map(({ index }) => index)).toEqual(Array.from({ length: 1_200 }, (_, at) => at));
  const again = await send(bytes, 700_001);
  expect(again.imported.filter(({ unchanged }) => unchanged)).toHaveLength(1_200);
});

test('a part that is not the next one is refused, and an empty file says that it is empty', async () => {
  const wrong = await ask('/workbench/imports?at=5', { method: 'PUT', headers: { 'content-type': 'application/octet-stream' }, body: 'x' });
  expect([wrong.status, wrong.json.code]).toEqual([409, 'conflict']);
  expect((await send(Buffer.alloc(0), 1)).refused).toMatchObject([{ code: 'DPP-INP-01' }]);
});
