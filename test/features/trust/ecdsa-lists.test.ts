// Status lists signed with ECDSA: anyone can write a second signature (r, n − s), and it is not a second statement.
import { afterEach, beforeEach, expect, it } from 'vitest';
import { signedFileSha256 } from '../../../server/features/trust/import-trust-list.ts';
import { trustOf } from '../../../server/features/trust/trust.ts';
import { openStore } from '../../../server/store/open.ts';
import type { Store } from '../../../server/store/store.ts';
import { codesOf, didDocument, newKey, passport, proofOptions, secure, token, verify } from '../../fixtures/issuing.ts';
import { withNewStore } from '../../fixtures/new-store.ts';
import { entry, signed } from '../../fixtures/office.ts';
import { LIST_URL, statusEntry, statusList } from '../../fixtures/status-list-issuing.ts';
import { temporaryFolder } from '../../fixtures/temporary-folder.ts';
import { bringList } from '../../fixtures/trust-lists.ts';

const NOW = new Date('2027-06-01T12:00:00Z');
/** Order of the base point of P-256 (FIPS 186-5). */
const N = 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551n;

let store: Store;
beforeEach(() => {
  store = openStore(withNewStore(temporaryFolder()));
});
afterEach(() => store.close());

function rewritten(text: string): string {
  const dot = text.lastIndexOf('.');
  const signature = Buffer.from(text.slice(dot + 1), 'base64url');
  const other = (N - BigInt(`0x${signature.subarray(32).toString('hex')}`)).toString(16).padStart(64, '0');
  return `${text.slice(0, dot)}.${Buffer.concat([signature.subarray(0, 32), Buffer.from(other, 'hex')]).toString('base64url')}`;
}

const key = newKey('P-256');
const asToken = token(statusList([7]), {}, key);
const asDocument = JSON.stringify(secure(statusList([7]), proofOptions({ cryptosuite: 'ecdsa-jcs-2019' }), key));

it.each([
  ['its signature rewritten', asToken, rewritten(asToken)],
  ['a blank in its text', asDocument, asDocument.replace('{', '{ ')],
])('a list that its operator retracted stays retracted with %s', (_, list, again) => {
  const bring = (sequence: number, credential: string | undefined, more = {}): void => {
    const statusLists = credential === undefined ? [] : [{ url: LIST_URL, credential, retrievedAt: '2027-05-31T00:00:00Z' }];
    bringList(store, signed(sequence, [entry({ didDocument: didDocument(undefined, key.jwk), statusLists })], more), NOW);
  };
  const codes = () => {
    const carried = token(passport({ credentialStatus: statusEntry('7') }), {}, key);
    return codesOf(verify(carried, { trust: trustOf(store, undefined, NOW), now: NOW }));
  };
  expect(again).not.toBe(list);
  bring(1, list);
  expect(codes()).toContain('DPP-STA-20');
  bring(2, undefined, { retracts: [{ sha256: signedFileSha256(list) }] });
  expect(codes()).not.toContain('DPP-STA-20');
  bring(3, again);
  expect(codes()).not.toContain('DPP-STA-20');
});
