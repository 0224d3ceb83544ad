// Bitstring status lists: every derived case and the example of the standard, through the whole verification of a credential that names the list.

import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Evidence } from '../../server/domain/evidence/evidence.ts';
import type { Json, JsonObject } from '../../server/domain/json/json.ts';
import { expandBitstring } from '../../server/domain/status-list/bitstring.ts';
import type { Trust } from '../../server/domain/trust/trust.ts';
import { statusOf } from '../../server/domain/verify/status.ts';
import { heldList } from '../fixtures/held.ts';
import { skipReason, vectors } from '../fixtures/vectors-folder.ts';
import { readJson, trustOf, type World } from './credentials.ts';

interface Case {
  readonly id: string;
  readonly credentialStatus: Json;
  readonly list: Json;
  readonly retrieved_at: string;
  readonly expect: { readonly status: string };
}

/** Our line in the words of the vectors. An announcement (refresh, message) takes nothing back, so it stands in the detail of "no status". */
function inTheirWords({ code, detail = '' }: Evidence): string {
  const announced = /^the issuer announces: (?:(refresh)|message (0x[0-9a-f]+))/.exec(detail);
  if (announced !== null) return announced[1] === undefined ? `message:${announced[2]}` : 'refresh-available';
  const words: Readonly<Record<string, string>> = {
    'DPP-STA-01': 'not-revoked',
    'DPP-STA-02': 'no-status',
    'DPP-STA-03': 'unknown-unavailable',
    'DPP-STA-04': 'unknown-stale',
    'DPP-STA-05': 'unknown-unsupported',
    'DPP-STA-06': `error:${/^[A-Z_]+(?=:)/.exec(detail)?.[0]}`,
    'DPP-STA-20': 'revoked',
    'DPP-STA-21': 'suspended',
  };
  return words[code] ?? code;
}

if (vectors === undefined) it.skip(`status-list: ${skipReason}`, () => {});
else {
  const folder = `${vectors}credentials/open/status-list/`;
  const world: World & { readonly credential_issuer: string; readonly cases: readonly Case[] } = readJson(`${folder}derived.json`);

  describe('derived cases', () => {
    it('has cases', () => expect(world.cases.length).toBeGreaterThan(25));
    it.each(world.cases)('$id', ({ credentialStatus, list, retrieved_at: retrievedAt, expect: expected }) => {
      const now = new Date(world.now);
      const url = (credentialStatus as JsonObject | null)?.statusListCredential;
      const held = typeof url === 'string' && list !== null ? [[url, heldList(textOf(list), retrievedAt)] as const] : [];
      const trust: Trust = { ...trustOf(world), statusLists: new Map(held) };
      const context = { now, trust, issuerId: world.credential_issuer, clockSuspect: false };
      const { evidence } = statusOf(credentialStatus === null ? {} : { credentialStatus }, context);
      expect(inTheirWords(evidence)).toBe(expected.status);
    });
  });

  it('the example of the standard', () => {
    const example: { readonly encodedList: string; readonly expect: { readonly bytes: number } } = JSON.parse(
      readFileSync(`${folder}w3c-example-encodedList.json`, 'utf8'),
    );
    const expanded = expandBitstring(example.encodedList);
    expect(expanded.ok && [expanded.value.length, expanded.value.every((byte) => byte === 0)]).toEqual([example.expect.bytes, true]);
  });
}

const textOf = (list: Json): string => (typeof list === 'string' ? list : JSON.stringify(list));
