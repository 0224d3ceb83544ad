// All drafts published over the workbench API, some at a time; what was published before stays as it was signed.
import { expect, test } from 'vitest';
import { publishStored } from '../../../server/features/issuing/publish.ts';
import { importText } from '../../../server/features/passports/import.ts';
import { passportByCode } from '../../../server/store/passports/passports.ts';
import { changeDraft } from '../../fixtures/change-draft.ts';
import { overSocket } from '../../fixtures/client.ts';
import { SAMPLE } from '../../fixtures/fresh-app.ts';
import { reachedWorkbench } from '../../fixtures/reached.ts';

const { context, ask } = reachedWorkbench(overSocket, { sample: true });
const document = JSON.parse(passportByCode(context.store, SAMPLE.dppCode)?.document ?? '{}') as Record<string, unknown>;
const { digitalProductPassportId: _, uniqueProductIdentifier: _1, batteryPassportIdentifier: _2, sample: _3, ...rest } = document;
const code = (at: number): string => `DPP-${SAMPLE.gtin}-D${at}`;

test('publishes what was never published, some at a time, and says what was refused', async () => {
  const drafts = Array.from({ length: 224 }, (_, at) => ({ ...rest, serial: `D${at}`, dppCode: code(at) }));
  expect(importText(JSON.stringify(drafts), context).refused).toEqual([]);
  publishStored(code(0), context);
  const before = passportByCode(context.store, code(0));
  context.store.db.prepare("UPDATE passports SET dpp_status = 'invalid' WHERE dpp_code = ?").run(code(1));
  // A document that contradicts itself came into the store before that was checked.
  changeDraft(context.store.db, code(2), '$.serial', 'X');
  expect((await ask('/workbench/publish-drafts')).json).toEqual({ passports: 222, demonstration: 222 });

  let after: string | undefined;
  const all = { done: 0, refused: [] as { dppCode: string }[], steps: 0 };
  do {
    const { status, json } = await ask('/workbench/publish-drafts', {
      method: 'POST',
      body: JSON.stringify(after === undefined ? {} : { after }),
    });
    expect(status).toBe(200);
    all.done += json.done;
    all.refused.push(...json.refused);
    all.steps += 1;
    after = json.next;
  } while (after !== undefined);
  expect([all.done, all.refused.map(({ dppCode }) => dppCode)]).toEqual([221, [code(2)]]);
  expect(all.steps).toBeGreaterThan(2);
  expect((await ask('/workbench/publish-drafts')).json).toEqual({ passports: 1, demonstration: 1 });
  expect(passportByCode(context.store, code(0))).toEqual(before);
  expect(passportByCode(context.store, code(1))?.publishedAt).toBeUndefined();
});
