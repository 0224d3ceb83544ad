// Status entries: offered or not, usable or not, as long as no list is held.
import { expect, it } from 'vitest';
import type { Json } from '../../../server/domain/json/json.ts';
import { trustFromIssuers } from '../../../server/domain/trust/from-issuers.ts';
import { type StatusContext, statusOf } from '../../../server/domain/verify/status.ts';

const nothingHeld: StatusContext = {
  now: new Date('2026-11-21T12:00:00Z'),
  trust: trustFromIssuers([]),
  issuerId: 'did:web:maker.example',
  clockSuspect: false,
};

const entry = (more: object = {}): Json => ({
  type: 'BitstringStatusListEntry',
  statusPurpose: 'revocation',
  statusListIndex: '94567',
  statusListCredential: 'https://maker.example/status/3',
  ...more,
});

it.each<[string, Json, string]>([
  ['an entry', entry(), 'DPP-STA-03'],
  ['an entry with an integer, as UNTP wants it', entry({ statusListIndex: 94567 }), 'DPP-STA-03'],
  ['two entries', [entry(), entry({ statusPurpose: 'suspension' })], 'DPP-STA-03'],
  ['a purpose that does not revoke', entry({ statusPurpose: 'refresh' }), 'DPP-STA-02'],
  ['an empty list', [], 'DPP-STA-02'],
  ['another kind', entry({ type: 'StatusList2021Entry' }), 'DPP-STA-05'],
  ['another kind next to a good one', [entry(), entry({ type: 'X' })], 'DPP-STA-05'],
  ['a malformed one next to a good one', [entry(), entry({ statusListIndex: -1 })], 'DPP-STA-06'],
  ['a leading zero', entry({ statusListIndex: '007' }), 'DPP-STA-06'],
  ['a fraction', entry({ statusListIndex: 1.5 }), 'DPP-STA-06'],
  ['no index', entry({ statusListIndex: null }), 'DPP-STA-06'],
  ['no purpose', entry({ statusPurpose: null }), 'DPP-STA-06'],
  ['no address', entry({ statusListCredential: 'status 3' }), 'DPP-STA-06'],
  ['a text', 'active', 'DPP-STA-06'],
  ['null', null, 'DPP-STA-06'],
])('%s', (_name, credentialStatus, code) => {
  expect(statusOf({ credentialStatus }, nothingHeld).evidence.code).toBe(code);
});

it('says so when nothing is offered, and when an IETF list is', () => {
  expect(statusOf({}, nothingHeld).evidence.code).toBe('DPP-STA-02');
  expect(statusOf({ status: { status_list: { idx: 0, uri: 'https://x.example' } } }, nothingHeld).evidence.code).toBe('DPP-STA-03');
  expect(statusOf({ status: { list: 'https://x.example' } }, nothingHeld).evidence.code).toBe('DPP-STA-05');
});
