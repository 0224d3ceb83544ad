// The ownership table, printed and compared: a change of policy is a change of this page.
import { describe, expect, it } from 'vitest';
import { packSignerOf, type RegisteredKey } from '../../../server/domain/ownership/key-register.ts';
import { DOORS, fateOf, isAcceptedAt, KINDS, RELATIONS } from '../../../server/domain/ownership/ownership.ts';
import { isJump, isOlder, MAX_JUMP } from '../../../server/domain/ownership/sequence.ts';

const LETTER = { own: 'O', received: 'r', refused: '-' } as const;

describe('the ownership table', () => {
  it('is this one', () => {
    const lines = DOORS.flatMap((door) =>
      KINDS.map((kind) => `${door} ${kind} ${RELATIONS.map((relation) => LETTER[fateOf(door, kind, relation)]).join('')}`),
    );
    // Columns: own, same DID, listed issuer, confirmed maker, stranger.
    expect(lines).toEqual([
      'own passport O----',
      'own state O----',
      'own event O----',
      'own credential O----',
      'own status-list O----',
      'own trust-list O----',
      'pack passport OO-r-',
      'pack state OO-r-',
      'pack event OO-r-',
      'pack credential rrrrr',
      'pack status-list rrrrr',
      'pack trust-list rr-r-',
      'sync passport -----',
      'sync state -----',
      'sync event rrrrr',
      'sync credential rrrrr',
      'sync status-list rrrrr',
      'sync trust-list -----',
      'file passport O----',
      'file state O----',
      'file event OOrrr',
      'file credential rrrrr',
      'file status-list rrrrr',
      'file trust-list rrrrr',
      'restore passport OOrrr',
      'restore state OOrrr',
      'restore event OOrrr',
      'restore credential OOrrr',
      'restore status-list OOrrr',
      'restore trust-list OOrrr',
    ]);
  });

  it('lets nobody but this service change what is ours, at any door', () => {
    for (const door of DOORS)
      for (const kind of KINDS)
        for (const relation of ['listed', 'maker', 'stranger'] as const) expect(fateOf(door, kind, relation)).not.toBe('own');
  });

  it('takes an import by hand for an acceptance, and nothing else', () => {
    expect(DOORS.filter(isAcceptedAt)).toEqual(['file']);
  });
});

describe('the key register', () => {
  const key = (role: RegisteredKey['role'], fingerprint: string, until?: string): RegisteredKey => ({
    role,
    name: role,
    fingerprint,
    ...(until === undefined ? {} : { until }),
  });
  const register = [
    key('service', 'S'),
    key('service', 'S0', '2026-01-01'),
    key('operator', 'O'),
    key('operator', 'O0', '2026-01-01'),
    key('maker', 'O0'),
    key('maker', 'S0'),
    key('maker', 'M'),
    key('maker', 'M0', '2026-01-01'),
  ];
  it.each([
    ['S', 'same-did'],
    ['S0', 'retired'],
    ['O', 'maker'],
    ['O0', 'retired'],
    ['M', 'maker'],
    ['M0', 'stranger'],
    ['X', 'stranger'],
  ])('V20: calls the key %s %s', (fingerprint, signer) => {
    expect(packSignerOf(register, fingerprint)).toBe(signer);
  });
});

it('V21: a number is older than the highest that was applied, and jumps from the highest that was compared', () => {
  const numbers = { highest: 10, confirmed: 5 };
  expect([9, 10, 11].map((sequence) => isOlder(sequence, numbers))).toEqual([true, true, false]);
  expect([5 + MAX_JUMP, 6 + MAX_JUMP, 2 ** 53 - 1].map((sequence) => isJump(sequence, numbers))).toEqual([false, true, true]);
});
