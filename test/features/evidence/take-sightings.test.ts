// Sightings of another desk: taken from its evidence bundle, compared here, and marked with whose they are.
import { afterAll, expect, it } from 'vitest';
import { deskListsIn, inspectBundle, judgeBundle, takeSightings } from '../../../server/features/evidence/index.ts';
import { inspect } from '../../../server/features/inspection/index.ts';
import { appendDecision } from '../../../server/store/audit-log/append.ts';
import { firstBroken } from '../../../server/store/audit-log/audit-log.ts';
import { removeSightings, sightingBundles } from '../../../server/store/sightings/other-sightings.ts';
import { bundleOf, deskEntry, didOfDesk, LATER, NOW, post } from '../../fixtures/evidence.ts';
import { freshApp } from '../../fixtures/fresh-app.ts';
import { signed } from '../../fixtures/office.ts';
import { bringList } from '../../fixtures/trust-lists.ts';

const blob = (bytes: Uint8Array): Blob => new Blob([Buffer.from(bytes)]);
const LINK = 'https://id.gs1.org/01/09506000134352/21/SEEN';

const other = post();
const here = freshApp({ now: () => LATER });
here.context.changeSettings({ place: 'Harbour' });
afterAll(() => {
  other.close();
  here.close();
});

const take = async (bytes: Uint8Array) => {
  const { store } = here.context;
  const judged = judgeBundle(await inspectBundle(blob(bytes)), { lists: deskListsIn(store, LATER), now: LATER });
  return takeSightings(store, blob(bytes), judged, { officer: 'Ana', now: LATER });
};
const scan = () => inspect({ channel: 'wedge', text: LINK }, here.context).inspections[0];

it('compares an item with what another desk has logged, never in the verdict, and says whose it is', async () => {
  const { store } = here.context;
  const alone = scan();
  expect(alone?.sightings).toBeUndefined();
  other.context.changeSettings({ place: 'Gate 9' });
  const seen = other.scan(LINK);
  const decision = { decision: 'released', officer: 'Bo Quartz', place: 'Gate 9', reference: '', note: 'ok' } as const;
  appendDecision(other.context.store, seen.id, decision, NOW);
  const bundle = bundleOf(other);

  // No trust list names the desk yet.
  await expect(take(bundle)).rejects.toThrow('undetermined');
  bringList(store, signed(1, [deskEntry(didOfDesk(other))]), LATER);
  const own = bundleOf(here);
  await expect(take(own)).rejects.toThrow(/undetermined|of this desk/);
  const { items, changed } = await take(bundle);
  expect([items > 0, changed]).toEqual([true, items]);
  expect(await take(bundle)).toEqual({ items, changed: 0 });
  expect(sightingBundles(store)).toMatchObject([{ name: 'Gate 4', officer: 'Ana', items }]);
  expect(JSON.stringify(store.db.prepare('SELECT * FROM other_sightings').all())).not.toContain('Quartz');

  const found = scan();
  expect([found?.headline, found?.reasons]).toEqual([alone?.headline, alone?.reasons]);
  const entry = expect.objectContaining({ id: seen.id, desk: 'Gate 4', place: 'Gate 9' });
  expect(found?.sightings).toEqual([
    { kind: 'another-place', total: 1, entries: [entry] },
    { kind: 'released-before', total: 1, entries: [entry] },
  ]);
  expect(firstBroken(store, 'inspections')).toBeUndefined();

  // A later bundle says that the decision has changed.
  appendDecision(other.context.store, seen.id, { ...decision, decision: 'held' }, NOW);
  expect((await take(bundleOf(other, { kind: 'all' }, new Date(LATER.getTime() + 60_000)))).changed).toBe(items);
  expect(scan()?.sightings?.map(({ kind }) => kind)).toEqual(['another-place', 'decided-before']);
  removeSightings(store);
  expect(scan()?.sightings).toBeUndefined();
});
