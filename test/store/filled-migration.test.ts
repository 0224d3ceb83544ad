// A filled store of schema 19, brought to the present one: what it held against anything still counts, and nothing in it reads better than before.
import { rmSync } from 'node:fs';
import Database from 'better-sqlite3';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { JsonObject } from '../../server/domain/json/json.ts';
import { signedFileSha256 } from '../../server/domain/signed-file/signed-file.ts';
import { issuersOf, readTrustList } from '../../server/domain/trust-list/read.ts';
import { importTrustList } from '../../server/features/trust/import-trust-list.ts';
import { trustOf } from '../../server/features/trust/trust.ts';
import { migrateTo, openStore, storeFile } from '../../server/store/open.ts';
import { listPackCreators, numbersOf } from '../../server/store/packs.ts';
import { eventsOf, eventsToSign, hasPublicEvents } from '../../server/store/passports/events.ts';
import type { Store } from '../../server/store/store.ts';
import { trustListInForce } from '../../server/store/trust/trust-lists.ts';
import { codesOf, DID, didDocument, headlineOf, newKey, passport, proofOptions, secure, verify } from '../fixtures/issuing.ts';
import { DUE, entry, ISSUED, LIST_URL, revocationList, signed } from '../fixtures/office.ts';
import { bits, passportAt, statusList } from '../fixtures/status-list-issuing.ts';
import { temporaryFolder } from '../fixtures/temporary-folder.ts';

const NOW = new Date('2027-06-01T12:00:00Z');
const REGISTER = 'did:web:register.example';
const OTHER = 'did:web:other.example';
const NEW = 'did:web:new.example';
const LOCAL = 'did:web:local.example';
const REGISTER_URL = 'https://register.example/status/1';
const OLDER_URL = 'https://maker.example/status/4';
const [REGISTER_KEY, OTHER_KEY, NEW_KEY, LOCAL_KEY] = [newKey(), newKey(), newKey(), newKey()];
const KEYS = { [REGISTER]: REGISTER_KEY, [OTHER]: OTHER_KEY, [NEW]: NEW_KEY, [LOCAL]: LOCAL_KEY };

const documentOf = (did: keyof typeof KEYS): JsonObject => didDocument(did, KEYS[did]?.jwk);
const listed = (did: keyof typeof KEYS, more = {}) => entry({ did, legalName: did, didDocument: documentOf(did), ...more });
const passportOf = (did: keyof typeof KEYS): string =>
  JSON.stringify(secure(passport({ issuer: did }), proofOptions({ verificationMethod: `${did}#key-1` }), KEYS[did]));

/** The first list; the second takes a delegate away, suspends one issuer and names another; then the first was put in force again. */
const FIRST = signed(1, [entry({ statusListIssuers: [REGISTER] }), listed(REGISTER), listed(OTHER)]);
const SECOND = signed(2, [entry(), listed(OTHER, { status: 'suspended' }), listed(NEW)]);
const MAKER = 'did:key:z6MkMaker';
const AT = '2027-05-31T10:00:00.000Z';

function fill(db: Database.Database): void {
  const [first, second] = [FIRST, SECOND].map((file) => {
    const read = readTrustList(file);
    if (!read.ok) throw new Error(read.detail);
    return { ...read, file };
  });
  if (first === undefined || second === undefined) throw new TypeError('two lists');
  db.prepare("INSERT INTO operator_keys VALUES (?, ?, 'List office', ?, ?, 'Ana')").run(
    first.signers[0]?.key,
    first.trustList.issuer.id,
    first.fingerprint,
    AT,
  );
  for (const [index, { trustList, signers, file }] of [first, second, first].entries()) {
    db.prepare(
      `INSERT INTO snapshots (operator, sequence, issued_at, next_update, operator_key, sha256, issuers, status_lists, imported_at, imported_by, active, file)
       VALUES (?, ?, ?, ?, ?, ?, ?, 0, ?, 'Ana', ?, ?)`,
    ).run(
      trustList.issuer.id,
      trustList.sequence,
      ISSUED,
      DUE,
      signers[0]?.key,
      signedFileSha256(file),
      trustList.entries.length,
      AT,
      index === 2 ? 1 : 0,
      index === 0 ? null : file.trim(),
    );
    for (const { asOf: _, ...issuer } of issuersOf(trustList))
      db.prepare('INSERT INTO issuer_versions VALUES (?, ?, ?, ?)').run(issuer.did, index + 1, index + 1, JSON.stringify(issuer));
  }
  const issuer = db.prepare(
    `INSERT INTO issuers (did, origin, name, country, role, status, did_document, status_list_issuers, as_of, added_by, reason)
     VALUES (?, ?, ?, 'AT', 'manufacturer', 'granted', ?, ?, ?, ?, ?)`,
  );
  issuer.run(DID, 'list', 'Maker GmbH', JSON.stringify(didDocument()), JSON.stringify([REGISTER]), ISSUED, null, null);
  for (const did of [REGISTER, OTHER] as const) issuer.run(did, 'list', did, JSON.stringify(documentOf(did)), null, ISSUED, null, null);
  // Vouched for here; the second one is named by the list that was put out of force.
  for (const did of [LOCAL, NEW] as const) issuer.run(did, 'local', did, JSON.stringify(documentOf(did)), null, AT, 'Ana', 'visited');

  const version = db.prepare(
    'INSERT INTO status_list_versions (url, retrieved_at, did, digest, credential, taken) VALUES (?, ?, ?, ?, ?, ?)',
  );
  const held = db.prepare('INSERT INTO status_lists (url, credential, retrieved_at) VALUES (?, ?, ?)');
  const revoked = db.prepare('INSERT INTO revoked_entries VALUES (?, ?, ?)');
  // Entry 7 stands in the version before, entry 9 in none that is kept.
  const [before, present] = [revocationList([7]), revocationList([], { validFrom: '2027-05-20T00:00:00Z' })];
  version.run(LIST_URL, '2027-05-30T00:00:00.000Z', '', 'a', before, 1);
  version.run(LIST_URL, '2027-05-31T00:00:00.000Z', '', 'b', present, 2);
  held.run(LIST_URL, present, '2027-05-31T00:00:00.000Z');
  revoked.run(LIST_URL, DID, bits([7, 9]));
  // The list of another, who was named for it; kept by the register, revoked for the maker.
  const kept = JSON.stringify(
    secure(
      statusList([5], { id: REGISTER_URL, issuer: REGISTER }),
      proofOptions({ verificationMethod: `${REGISTER}#key-1` }),
      REGISTER_KEY,
    ),
  );
  version.run(REGISTER_URL, '2027-05-31T00:00:00.000Z', DID, 'c', kept, 3);
  held.run(REGISTER_URL, kept, '2027-05-31T00:00:00.000Z');
  revoked.run(REGISTER_URL, REGISTER, bits([5]));
  revoked.run(REGISTER_URL, DID, bits([5]));
  // A store that came from an early version: its list has no versions.
  held.run(OLDER_URL, revocationList([3], { id: OLDER_URL }), '2027-05-31T00:00:00Z');
  revoked.run(OLDER_URL, DID, bits([3]));

  db.prepare("INSERT INTO pack_creators VALUES (?, 'Port office', 'aa bb', ?, 'Ana')").run(MAKER, AT);
  const pack = db.prepare(
    `INSERT INTO packs_applied (sha256, creator, creator_key, series, sequence, selection, issued_at, applied_at, applied_by, report)
     VALUES (?, 'Port office', ?, ?, ?, 0, ?, ?, 'Ana', ?)`,
  );
  pack.run('11', MAKER, 'series', 12, AT, AT, JSON.stringify({ passports: 0, events: 1, credentials: 0 }));
  pack.run('22', MAKER, 'blocked', Number.MAX_SAFE_INTEGER, AT, AT, JSON.stringify({ passports: 0, events: 0, credentials: 0 }));
  pack.run('33', 'did:key:z6MkThisService', 'own', 3, AT, AT, JSON.stringify({ passports: 0, events: 1, credentials: 0 }));
  const event = db.prepare(
    `INSERT INTO events (dpp_code, event_id, type, event_time, document, origin) VALUES (?, ?, 'ObjectEvent', '2026-05-01T00:00:00Z', '{}', ?)`,
  );
  const origin = (receivedAt: string, documentSha256: string) => JSON.stringify({ receivedAt, source: 'epcis-document', documentSha256 });
  event.run('BEFORE', 'own', origin('2027-05-31T09:59:59.999Z', 'd1'));
  event.run('PACK', 'theirs', origin('2027-05-31T10:00:00.004Z', 'd2'));
  event.run('PACK', 'theirs too', origin('2027-05-31T10:00:00.004Z', 'd2'));
  event.run('AFTER', 'own', origin('2027-05-31T10:00:07.000Z', 'd3'));
  event.run('EARLY', 'without origin', null);
}

describe('a filled store of schema 19', () => {
  const folder = temporaryFolder();
  let store: Store;
  beforeAll(() => {
    const old = new Database(storeFile(folder));
    migrateTo(old, 19);
    fill(old);
    old.close();
    store = openStore(folder);
  });
  afterAll(() => {
    store.close();
    rmSync(folder, { recursive: true, force: true });
  });

  const ask = (text: string) => verify(text, { trust: trustOf(store, undefined, NOW), now: NOW });
  const at = (url: string, index: number) => ask(passportAt(index, { statusListCredential: url }));

  it('still revokes what its lists revoked: in a version before, in none that is kept, and without any version', () => {
    expect([7, 9].map((index) => codesOf(at(LIST_URL, index)).includes('DPP-STA-20'))).toEqual([true, true]);
    expect(codesOf(at(OLDER_URL, 3))).toContain('DPP-STA-20');
    expect([at(LIST_URL, 7), at(LIST_URL, 9), at(OLDER_URL, 3)].map(headlineOf)).toEqual(['invalid', 'invalid', 'invalid']);
    expect(headlineOf(at(LIST_URL, 8))).toBe('valid');
  });

  it('still revokes by the list that another keeps for the issuer', () => {
    expect(codesOf(at(REGISTER_URL, 5))).toContain('DPP-STA-20');
    expect(headlineOf(at(REGISTER_URL, 6))).toBe('valid');
  });

  it('has the list in force that was put in force again, and what the other says against counts from now on', () => {
    expect(trustListInForce(store)?.sequence).toBe(1);
    expect(store.db.prepare('SELECT id, active, set_aside FROM snapshots ORDER BY id').raw().all()).toEqual([
      [1, 0, 1],
      [2, 0, 1],
      [3, 1, 0],
    ]);
    expect(headlineOf(ask(passportOf(OTHER)))).toBe('invalid');
  });

  it('keeps an issuer that was added by hand, and not one that a list ever named', () => {
    const [local, named] = [ask(passportOf(LOCAL)), ask(passportOf(NEW))];
    expect(codesOf(local)).not.toContain('DPP-TRU-03');
    expect([headlineOf(local) === headlineOf(named), headlineOf(named)]).toEqual([false, 'unknown-issuer']);
  });

  it('knows the maker of packs and the highest number of a series, and measures a jump from a number that a person can have compared', () => {
    expect(listPackCreators(store)).toMatchObject([{ key: MAKER, name: 'Port office' }]);
    expect(listPackCreators(store)[0]).not.toHaveProperty('removedAt');
    expect(numbersOf(store, MAKER, 'series')).toEqual({ highest: 12, confirmed: 12 });
    expect(numbersOf(store, MAKER, 'blocked')).toEqual({ highest: Number.MAX_SAFE_INTEGER, confirmed: 0 });
  });

  it('V17: gives the events of a pack back to its maker, and no others', () => {
    expect(['BEFORE', 'PACK', 'AFTER', 'EARLY'].map((code) => hasPublicEvents(store, code))).toEqual([true, false, true, true]);
    expect(eventsToSign(store, 'PACK', false)).toEqual([]);
    expect(eventsOf(store, 'PACK')).toMatchObject(
      ['theirs', 'theirs too'].map((eventId) => ({
        eventId,
        received: { asserter: MAKER, name: 'Port office', key: 'aa bb', door: 'pack', at: AT, who: 'Ana' },
      })),
    );
  });

  it('takes the next list of its operator, which leaves the delegate out, and the revocations hold under it', () => {
    const file = signed(3, [entry(), listed(OTHER)]);
    const taken = importTrustList(store, file, { who: 'Ana' }, { twoPersons: false }, NOW);
    expect(taken).toMatchObject({ ok: true, place: 'in-force' });
    expect([at(LIST_URL, 7), at(LIST_URL, 9), at(REGISTER_URL, 5)].map(headlineOf)).toEqual(['invalid', 'invalid', 'invalid']);
    expect(headlineOf(ask(passportOf(OTHER)))).not.toBe('invalid');
  });
});
