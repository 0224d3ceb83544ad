// Files into the store: what is stored, what is refused, and what an import must never change.

import { readFileSync } from 'node:fs';
import { deflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { sampleSet } from '../../../server/domain/passport/sample/index.ts';
import { copiesIn } from '../../../server/features/inspection/copies-in.ts';
import { publishStored } from '../../../server/features/issuing/publish.ts';
import { importText } from '../../../server/features/passports/import.ts';
import { storeFile } from '../../../server/store/open.ts';
import { credentialsByCode, passportsByProduct } from '../../../server/store/passports/credentials.ts';
import { eventsOf } from '../../../server/store/passports/events.ts';
import { passportByCode, passportByItem } from '../../../server/store/passports/passports.ts';
import { knownBy } from '../../../server/store/passports/resolution.ts';
import { removeSample } from '../../../server/store/passports/sample.ts';
import { putIssuer } from '../../../server/store/trust/issuers.ts';
import { listsOf } from '../../../server/store/trust/own-status.ts';
import { freshApp, SAMPLE } from '../../fixtures/fresh-app.ts';
import { codesOf, DID, didDocument, newKey, passport, proofOptions, secure, token, verify } from '../../fixtures/issuing.ts';
import { claim, flat, hiding, issueSdJwt } from '../../fixtures/sd-jwt-issuing.ts';
import { statusList, statusListToken } from '../../fixtures/status-list-issuing.ts';

/** How many commits lie in the file next to the store: frames that carry the size of the store after a commit (SQLite file format 4.1). */
function commitsIn(folder: string): number {
  const bytes = readFileSync(`${storeFile(folder)}-wal`);
  const frame = 24 + bytes.readUInt32BE(8);
  const frames = Math.floor((bytes.length - 32) / frame);
  return Array.from({ length: frames }, (_, at) => 32 + at * frame)
    .filter((at) => bytes.readUInt32BE(at + 8) === bytes.readUInt32BE(16) && bytes.readUInt32BE(at + 12) === bytes.readUInt32BE(20))
    .filter((at) => bytes.readUInt32BE(at + 4) !== 0).length;
}

describe('importing', () => {
  const many = (count: number): readonly object[] => {
    const [{ passport: { events: _events, ...model } = {} } = {}] = sampleSet() as readonly {
      readonly passport: Record<string, unknown>;
    }[];
    return Array.from({ length: count }, (_, at) => ({
      ...model,
      dppCode: `DPP-${SAMPLE.gtin}-MANY${at}`,
      serial: `MANY${at}`,
      sample: false,
    }));
  };

  it('stores many passports in a few commits, with statements that are prepared once', () => {
    const { context, folder, close } = freshApp();
    context.store.db.pragma('wal_checkpoint(TRUNCATE)');
    let prepared = 0;
    const { prepare } = context.store.db;
    context.store.db.prepare = ((sql: string) => {
      prepared += 1;
      return prepare.call(context.store.db, sql);
    }) as typeof prepare;
    expect(importText(JSON.stringify(many(210)), context).imported.length).toBe(210);
    context.store.db.prepare = prepare;
    expect([commitsIn(folder), prepared < 30]).toEqual([2, true]);
    close();
  });

  it('stores each entry whole or not at all, and keeps those before a fault', () => {
    const { context, close } = freshApp();
    context.store.db.exec(
      `CREATE TRIGGER broken AFTER INSERT ON passports WHEN NEW.serial = 'MANY2' BEGIN SELECT RAISE(ABORT, 'the disk'); END`,
    );
    const [one, two, ...rest] = many(4);
    expect(() => importText(JSON.stringify([one, { nothing: true }, two, ...rest]), context)).toThrow('the disk');
    const held = context.store.db.prepare('SELECT serial FROM passports ORDER BY serial').pluck().all();
    expect(held).toEqual(['MANY0', 'MANY1']);
    expect(importText(JSON.stringify([one, { nothing: true }, two]), context)).toMatchObject({
      imported: [{ index: 0 }, { index: 2 }],
      refused: [{ index: 1 }],
    });
    close();
  });

  it('a passport of the person’s own takes the place of a sample, and stays when the sample set goes', () => {
    const { context, close } = freshApp({ sample: true });
    const { sample: _, ...own } = JSON.parse(passportByCode(context.store, SAMPLE.dppCode)?.document ?? '{}');
    importText(JSON.stringify({ ...own, productName: { en: 'Mine', de: 'Meins', fr: 'Le mien' } }), context);
    const searched = context.store.db.prepare('SELECT search FROM passports WHERE dpp_code = ?').pluck().get(SAMPLE.dppCode);
    expect(['mine', 'meins', 'le mien'].filter((name) => !String(searched).includes(name))).toEqual([]);
    expect(passportByCode(context.store, SAMPLE.dppCode)).toMatchObject({ sample: false, productName: 'Mine' });
    expect(passportByCode(context.store, SAMPLE.dppCode)?.publishedAt).toBeUndefined();
    expect(credentialsByCode(context.store, SAMPLE.dppCode)).toEqual([]);
    // What happened to the sample did not happen to it.
    expect(eventsOf(context.store, SAMPLE.dppCode)).toEqual([]);

    publishStored(SAMPLE.dppCode, context);
    removeSample(context.store);
    expect(passportByCode(context.store, SAMPLE.dppCode)?.productName).toBe('Mine');
    const types = credentialsByCode(context.store, SAMPLE.dppCode).map(({ type }) => type);
    expect(new Set(types)).toEqual(new Set(['DigitalProductPassport', 'DigitalConformityCredential', 'DigitalFacilityRecord']));
    close();
  });

  it('a sample takes the place of no passport of the person’s own, nor of its places in the status lists', () => {
    const { context, close } = freshApp({ sample: true });
    const { sample: _, ...own } = JSON.parse(passportByCode(context.store, SAMPLE.dppCode)?.document ?? '{}');
    importText(JSON.stringify(own), context);
    publishStored(SAMPLE.dppCode, context);
    const bodies = () => credentialsByCode(context.store, SAMPLE.dppCode).map(({ body }) => body);
    const issued = bodies();
    const { refused } = importText(JSON.stringify({ ...own, sample: true }), context);
    expect(refused).toMatchObject([{ code: 'passport-conflict', errors: [{ pointer: '/sample' }] }]);
    expect(passportByCode(context.store, SAMPLE.dppCode)?.sample).toBe(false);
    expect(bodies()).toEqual(issued);
    expect(listsOf(context.store, SAMPLE.dppCode)).toEqual([1]);
    close();
  });

  it('leaves a published passport to be found by what was signed, until a draft with another GTIN, serial or lot is published', () => {
    const { context, reader, close } = freshApp({ sample: true });
    const [uuid, other] = ['DPP-53414d50-4c45-8000-8000-000000000001', 'DPP-53414d50-4c45-8000-8000-00000000000f'];
    const { sample: _, ...document } = JSON.parse(passportByCode(context.store, uuid)?.document ?? '{}');
    const key = { gtin: '09520123999995', serial: 'S1', batchOrLot: 'L1' };
    const put = (more: object) => importText(JSON.stringify({ ...document, ...key, ...more }), context).refused;
    expect(put({})).toEqual([]);
    publishStored(uuid, context);
    expect(put({ serial: 'S2', batchOrLot: 'L2' })).toEqual([]);
    expect(passportByItem(reader.store, key.gtin, 'S1')?.dppCode).toBe(uuid);
    expect(passportByItem(reader.store, key.gtin, 'S2')).toBeUndefined();
    expect(knownBy(reader.store, { gtin: key.gtin, lot: 'L1' })).toBe(uuid);
    expect(knownBy(reader.store, { gtin: key.gtin, lot: 'L2' })).toBeUndefined();

    // Another passport may have taken the number in the meantime: then this one is not published, and stays as it is.
    expect(put({ dppCode: other, serial: 'S2' })).toEqual([]);
    expect(() => publishStored(uuid, context)).toThrow(/another passport has the GTIN/);
    expect(put({ dppCode: other, serial: 'S3' })).toEqual([]);
    publishStored(uuid, context);
    expect(passportByItem(reader.store, key.gtin, 'S1')).toBeUndefined();
    expect(passportByItem(reader.store, key.gtin, 'S2')?.dppCode).toBe(uuid);
    expect(knownBy(reader.store, { gtin: key.gtin, lot: 'L2' })).toBe(uuid);
    close();
  });

  it('keeps credentials of a list byte for byte: their digests are told by others', () => {
    const { context, close } = freshApp();
    const text = JSON.stringify(secure(), null, 2);
    const { refused } = importText(`[\n${text} ,${JSON.stringify(secure(passport({ id: 'urn:uuid:1' })))}]`, context);
    expect(refused).toEqual([]);
    expect(copiesIn(context.store).copiesOfIdentifier(String(passport().id))[0]?.body).toBe(text);
    close();
  });

  it('stores an SD-JWT under the product that its claims name, and refuses one with an altered disclosure', () => {
    const { context, close } = freshApp();
    putIssuer(context.store, { did: DID, origin: 'local', status: 'granted', didDocument: didDocument(), asOf: '2026-01-01T00:00:00Z' });
    const shown = claim('hsCode', '850760');
    const token = issueSdJwt(flat(hiding(shown)), [shown]);
    expect(importText(token, context).refused).toEqual([]);
    expect(passportsByProduct(context.store, SAMPLE)).toMatchObject([{ format: 'sd-jwt', issuer: DID, body: token }]);
    expect(importText(issueSdJwt(flat(hiding(shown)), [claim('hsCode', '850650')]), context).refused).toMatchObject([
      { code: 'DPP-SIG-09' },
    ]);
    close();
  });

  it('stores what only breaks the UNTP schema, and refuses what breaks the data model', () => {
    const { context, close } = freshApp();
    const [did, key] = [DID, newKey()];
    const signed = (more: object) =>
      JSON.stringify(secure(passport({ ...more }), proofOptions({ verificationMethod: `${did}#key-1` }), key));
    const document = {
      id: did,
      verificationMethod: [{ id: `${did}#key-1`, type: 'JsonWebKey', controller: did, publicKeyJwk: key.jwk }],
      assertionMethod: [`${did}#key-1`],
    };
    putIssuer(context.store, { did, origin: 'local', status: 'granted', didDocument: document, asOf: '2026-01-01T00:00:00Z' });
    const contexts = ['https://www.w3.org/ns/credentials/v2', 'https://vocabulary.uncefact.org/untp/0.7.0/context/'];
    const types = ['VerifiableCredential', 'DigitalProductPassport'];
    expect(importText(signed({ '@context': contexts, type: types }), context).refused).toEqual([]);
    expect(passportsByProduct(context.store, SAMPLE)).toHaveLength(1);
    expect(importText(signed({ issuer: { id: did, name: 7 } }), context).refused).toMatchObject([{ code: 'DPP-CON-02' }]);
    close();
  });
});

describe('a status list of the IETF, as a file', () => {
  const uri = 'https://maker.example/lists/1';
  const seconds = (moment: string): number => Date.parse(moment) / 1000;
  const bytes = Buffer.alloc(16);
  bytes[0] = 0x80;
  const listed = (more: object = {}) =>
    statusListToken({
      iss: DID,
      sub: uri,
      iat: seconds('2027-05-31T00:00:00Z'),
      status_list: { bits: 1, lst: deflateSync(bytes).toString('base64url') },
      ...more,
    });
  const goods = token(passport({ status: { status_list: { idx: 7, uri } } }));
  const NOW = new Date('2027-06-01T12:00:00Z');
  const vouch = ({ context }: ReturnType<typeof freshApp>) =>
    putIssuer(context.store, {
      did: DID,
      origin: 'local',
      status: 'granted',
      didDocument: didDocument(),
      asOf: '2027-05-30T00:00:00Z',
      name: 'Maker',
    });
  const status = ({ context }: ReturnType<typeof freshApp>) =>
    codesOf(verify(goods, { trust: context.trust(), now: NOW })).find((code) => code.startsWith('DPP-STA'));

  it('is admitted like at every other door, and what it revokes is revoked', () => {
    const fresh = freshApp({ now: () => NOW });
    vouch(fresh);
    expect(status(fresh)).toBe('DPP-STA-03');
    expect(importText(listed(), fresh.context)).toEqual({ imported: [{ index: 0, what: 'status-list' }], refused: [] });
    expect(status(fresh)).toBe('DPP-STA-20');
    fresh.close();
  });

  it('waits until its key is vouched for, and then counts', () => {
    const fresh = freshApp({ now: () => NOW });
    expect(importText(listed(), fresh.context).imported).toEqual([{ index: 0, what: 'status-list-waiting' }]);
    vouch(fresh);
    expect(status(fresh)).toBe('DPP-STA-20');
    fresh.close();
  });

  it.each([
    ['names no address', { sub: 5 }],
    ['holds no list', { status_list: { bits: 3, lst: 'x' } }],
  ])('that %s is refused, and why', (_, more) => {
    const { context, close } = freshApp({ now: () => NOW });
    const { imported, refused } = importText(listed(more), context);
    expect(imported).toEqual([]);
    expect(refused).toMatchObject([{ index: 0, code: 'list-unusable', detail: expect.stringMatching(/./) }]);
    close();
  });

  it('of the W3C that cannot be read as a list is refused too, and not kept as a credential', () => {
    const { context, close } = freshApp({ now: () => NOW });
    const broken = secure(statusList([], {}, { encodedList: 'uAAAA' }));
    expect(importText(JSON.stringify(broken), context)).toMatchObject({ imported: [], refused: [{ code: 'list-unusable' }] });
    expect(copiesIn(context.store).copiesOfIdentifier(String(broken.id))).toEqual([]);
    close();
  });
});
