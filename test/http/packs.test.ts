// The packs that were applied, over the workbench API.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { PacksOverview } from '../../server/contract.ts';
import { createWorkbench } from '../../server/routes/workbench.ts';
import { applyPack, inTheField, office, pack } from '../catalogue/pack-office.ts';
import { type Client, TRANSPORTS } from './client.ts';

describe.each(TRANSPORTS)('the packs over %s', (_, connect) => {
  const hq = office();
  const { desk, close } = inTheField();
  let client: Client;
  beforeAll(async () => {
    client = await connect(createWorkbench(desk, { report: (fault) => expect.unreachable(String(fault)) }));
  });
  afterAll(async () => {
    await client.close();
    close();
    hq.close();
  });

  test('are listed with what became of their entries, the last one first', async () => {
    const listed = async () => ((await client.ask('/workbench/packs')).json as PacksOverview).applied;
    expect(await listed()).toEqual([]);
    await applyPack(desk, pack(hq.desk, { trust: hq.trust }));
    await applyPack(desk, pack(hq.desk, { lines: [] }));
    expect(await listed()).toMatchObject([
      { selection: true, appliedBy: 'Ana', report: { credentials: 0, refused: 0 } },
      { selection: false, creator: 'Office', report: { trust: 'taken-over', refused: 0 } },
    ]);
  });
});
