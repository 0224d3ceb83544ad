// `desk inspect --data … --trust …`: what is named for one run is added to what the store knows, and revokes none of it.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { TrustListEntry } from '../../server/domain/trust-list/trust-list.ts';
import { openStore } from '../../server/store/open.ts';
import { desk } from '../fixtures/desk-command.ts';
import { didDocument, newKey, secure } from '../fixtures/issuing.ts';
import { entry, LIST_URL, signed } from '../fixtures/office.ts';
import { passportAt, statusList } from '../fixtures/status-list-issuing.ts';
import { temporaryFolder } from '../fixtures/temporary-folder.ts';
import { bringList } from '../fixtures/trust-lists.ts';

const NOW = '2027-06-02T12:00:00Z';
const folder = temporaryFolder();
let files = 0;
const write = (text: string): string => {
  const file = join(folder, `${++files}`);
  writeFileSync(file, text);
  return file;
};

function dataWith(entries: readonly TrustListEntry[], issuedAt: string, nextUpdate: string): string {
  const data = temporaryFolder();
  const store = openStore(data);
  bringList(store, signed(5, entries, { issuedAt, nextUpdate }), new Date(NOW));
  store.close();
  return data;
}

function look(data: string, credential: string, ...trust: readonly string[]): unknown {
  const named = trust.flatMap((text) => ['--trust', write(text)]);
  const { lines } = desk(['inspect', '--json', '--now', NOW, '--data', data, ...named, write(credential)]);
  const [line] = lines() as { readonly headline: string; readonly reasons: readonly string[] }[];
  return [line?.headline, line?.reasons[0]];
}

const STRANGER = JSON.stringify(didDocument('did:web:stranger.example', newKey().jwk));

it('a document that is named makes the list of the store no younger', () => {
  const data = dataWith([entry()], '2026-12-01T00:00:00Z', '2027-01-01T00:00:00Z');
  const credential = JSON.stringify(secure());
  expect(look(data, credential)).toEqual(['valid-not-current', 'DPP-TRU-04']);
  expect(look(data, credential, STRANGER)).toEqual(['valid-not-current', 'DPP-TRU-04']);
});

it('a status list that is named and says that it is older than the one in the store gives no suspension back', () => {
  const list = (set: readonly number[], day: string) =>
    JSON.stringify(secure(statusList(set, { validFrom: `2027-${day}T00:00:00Z` }, { statusPurpose: 'suspension' })));
  const held = { url: LIST_URL, credential: list([7], '05-31'), retrievedAt: '2027-06-01T00:00:00Z' };
  const data = dataWith([entry({ statusLists: [held] })], '2027-06-01T00:00:00Z', '2027-06-30T00:00:00Z');
  const credential = passportAt(7, { statusPurpose: 'suspension' });
  expect(look(data, credential, STRANGER, list([], '05-30'))).toEqual(['invalid', 'DPP-STA-21']);
  expect(look(data, credential, STRANGER, list([], '06-01'))).toEqual(['valid', 'DPP-PRD-02']);
});
