// Lists of trusted entities in the draft of an office: what several lists name, and the decisions of the office on it.
import { expect, it } from 'vitest';
import { anchorId, readPem } from '../../../server/domain/certificates/anchor.ts';
import type { EntityList, ListedAnchor } from '../../../server/domain/etsi-list/entity-list.ts';
import type { Draft } from '../../../server/features/trust-authoring/draft.ts';
import { type Taken, withEntityList } from '../../../server/features/trust-authoring/entity-list.ts';
import { hierarchy, pem } from '../../fixtures/certificates.ts';

const NOW = new Date('2026-06-01T00:00:00Z');
const certificate = readPem(pem(hierarchy().root));
if ('detail' in certificate) throw new Error(certificate.detail);
const id = anchorId(certificate);
const EMPTY: Draft = { issuer: { id: 'did:web:lists.example', name: 'List office' }, sequence: 0, entries: [] };

const list = (sequence: number, statuses: readonly ListedAnchor['status'][], operator = 'Ministry'): EntityList => ({
  operator,
  territory: 'AT',
  type: 'https://lists.example/type',
  sequence,
  issuedAt: '2026-05-01T00:00:00Z',
  nextUpdate: '2026-10-01T00:00:00Z',
  anchors: statuses.map((status) => ({ certificate, name: 'Register', service: 'https://lists.example/Issuance', status })),
  omitted: [],
});
function take(draft: Draft, one: EntityList): Taken {
  const taken = withEntityList(draft, one, { credentialTypes: ['DigitalProductPassport'] }, NOW);
  if ('detail' in taken) throw new Error(taken.detail);
  return taken;
}
const withStatus = ({ draft }: Taken, status: 'granted' | 'suspended' | 'withdrawn'): Draft => ({
  ...draft,
  entries: draft.entries.map((entry) => ({ ...entry, status })),
});
const statusIn = ({ draft }: Taken) => draft.entries.map(({ status }) => status);

it('keeps an anchor that another list still names, and removes it with the last of them', () => {
  const both = take(take(EMPTY, list(1, ['granted'])).draft, list(1, ['granted'], 'Chamber'));
  const one = take(both.draft, list(2, []));
  expect([one.removed, one.draft.entries.length]).toEqual([[], 1]);
  const none = take(one.draft, list(2, [], 'Chamber'));
  expect([none.removed, none.draft.entries.length]).toEqual([[id], 0]);
});

it('keeps a suspension by the office, and says that the list is less strict', () => {
  const suspended = withStatus(take(EMPTY, list(1, ['granted'])), 'suspended');
  const later = take(suspended, list(2, ['granted']));
  expect([statusIn(later), later.changed, later.stricter]).toEqual([['suspended'], [], [{ id, status: 'suspended', listed: 'granted' }]]);
});

it('follows a list that is stricter, and returns the change', () => {
  const suspended = withStatus(take(EMPTY, list(1, ['granted'])), 'suspended');
  const later = take(suspended, list(2, ['withdrawn']));
  expect([statusIn(later), later.changed, later.stricter]).toEqual([['withdrawn'], [{ id, from: 'suspended', to: 'withdrawn' }], []]);
  const same = take(later.draft, list(3, ['withdrawn']));
  expect([same.changed, same.stricter, same.kept]).toEqual([[], [], [id]]);
});

it.each(['suspended', 'withdrawn'] as const)('keeps an entry that the office set to %s while a list leaves its anchor out', (status) => {
  const decided = withStatus(take(EMPTY, list(1, ['granted'])), status);
  const without = take(decided, list(2, []));
  expect([statusIn(without), without.removed]).toEqual([[status], []]);
  const again = take(without.draft, list(3, ['granted']));
  expect([statusIn(again), again.added, again.stricter]).toEqual([[status], [], [{ id, status, listed: 'granted' }]]);
});
