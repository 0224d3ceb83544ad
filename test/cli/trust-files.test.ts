// Several files given with `--trust` in any order: the later word of the list counts, and what one of them takes back stays so.

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readTrustFiles } from '../../server/cli/trust-files.ts';
import { entry, LIST_URL, signed, withList } from '../snapshot/office.ts';
import { temporaryFolder } from '../temporary-folder.ts';
import { codesOf, DID, didDocument, verify } from '../verify/issuing.ts';
import { passportAt } from '../verify/status-list-issuing.ts';

const NOW = new Date('2027-06-02T12:00:00Z');
const folder = temporaryFolder();
let files = 0;
const write = (text: string): string => {
  const file = join(folder, `${++files}`);
  writeFileSync(file, text);
  return file;
};
const both = (one: string, other: string): readonly (readonly string[])[] => [
  [one, other],
  [other, one],
];
const LATER = { issuedAt: '2027-06-01T00:00:00Z', nextUpdate: '2027-06-30T00:00:00Z' };

it('takes the state of an issuer from the later list, whichever is named first', () => {
  const older = write(signed(1));
  for (const status of ['suspended', 'withdrawn'] as const)
    for (const order of both(older, write(signed(2, [entry({ status })], LATER))))
      expect(readTrustFiles(order, NOW).issuers.get(DID)?.status).toBe(status);
  for (const order of both(write(signed(1, [entry({ status: 'suspended' })])), write(signed(2, [entry()], LATER))))
    expect(readTrustFiles(order, NOW).issuers.get(DID)?.status).toBe('granted');
});

it('does not let a bare document speak for whom a list took off', () => {
  for (const order of both(write(JSON.stringify(didDocument())), write(signed(1, [entry({ status: 'withdrawn' })]))))
    expect(readTrustFiles(order, NOW).issuers.get(DID)?.status).toBe('withdrawn');
});

it('knows as revoked what any of the lists shows so, and how old the newest of them is', () => {
  const older = write(signed(1, [withList([7], '2027-05-30T00:00:00Z')]));
  const newer = write(signed(2, [withList([9], '2027-06-01T00:00:00Z')], LATER));
  for (const order of both(older, newer)) {
    const trust = readTrustFiles(order, NOW);
    expect(trust.statusLists?.get(LIST_URL)?.retrievedAt).toBe('2027-06-01T00:00:00Z');
    const status = (index: number) => codesOf(verify(passportAt(index), { trust, now: NOW })).find((code) => code.startsWith('DPP-STA'));
    expect([7, 8, 9].map(status)).toEqual(['DPP-STA-20', 'DPP-STA-01', 'DPP-STA-20']);
  }
});
