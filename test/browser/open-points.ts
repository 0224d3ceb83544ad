// A data folder in, filled with issuers about whose goods a question stays open; what is scanned and brought for each of them out.
import { importText } from '../../server/catalogue/import.ts';
import { importSnapshot } from '../../server/catalogue/snapshot.ts';
import type { Code, Headline, InputCode, InspectRequest } from '../../server/contract.ts';
import { type Desk, openDesk } from '../../server/desk.ts';
import type { JsonObject } from '../../server/recognise/json.ts';
import { fingerprintOfDidKey } from '../../server/snapshot/read.ts';
import { documentSha256 } from '../../server/snapshot/shape.ts';
import type { SnapshotEntry } from '../../server/snapshot/snapshot.ts';
import { didKeyOf } from '../../server/snapshot/write.ts';
import { UNTP_CONTEXT, VCDM_CONTEXT } from '../../server/verify/contexts.ts';
import { entry, newOperatorKey, signed } from '../snapshot/office.ts';
import { didDocument, newKey, passport, proofOptions, secure, type TestKey } from '../verify/issuing.ts';
import { claim, flat, hiding, issueSdJwt } from '../verify/sd-jwt-issuing.ts';
import { statusEntry, statusList } from '../verify/status-list-issuing.ts';

const GTIN = '09520123456788';
const HOUR = 3_600_000;
const at = (hours: number): string => new Date(Date.now() + hours * HOUR).toISOString().replace(/\.\d+Z$/, 'Z');
const SIGNED = at(-72);

export interface OpenPoint {
  readonly request: InspectRequest;
  readonly headline: Headline;
  readonly code: Code | InputCode;
}

interface Maker {
  readonly did: string;
  readonly key: TestKey;
  readonly entry: SnapshotEntry;
}

function maker(name: string, legalName: string, more: Partial<SnapshotEntry> = {}): Maker {
  const did = `did:web:${name}.example`;
  const key = newKey();
  const document = more.didDocument ?? didDocument(did, key.jwk);
  const dated = { did, legalName, fetchedAt: at(-4), didDocument: document, didDocumentSha256: documentSha256(document) };
  return { did, key, entry: entry({ ...dated, ...more }) };
}

const signedBy = ({ did, key }: Maker, subject: JsonObject, more: JsonObject = {}, method = `${did}#key-1`): string =>
  JSON.stringify(
    secure(
      passport({
        id: `urn:uuid:${crypto.randomUUID()}`,
        issuer: { id: did, name: 'Unproved name' },
        validFrom: SIGNED,
        credentialSubject: { name: 'VeloPack 520', productDescription: 'E-bike battery, 520 Wh', idGranularity: 'item', ...subject },
        ...more,
      }),
      proofOptions({ created: SIGNED, verificationMethod: method }),
      key,
    ),
  );

const item = (serial: string): JsonObject => ({ id: `https://maker.example/01/${GTIN}/21/${serial}`, itemNumber: serial });

const imported = (desk: Desk, text: string): void => {
  const { refused } = importText(text, desk);
  if (refused.length > 0) throw new Error(JSON.stringify(refused));
};

/** An office of its own, so that what is wrong with its lists is said of its issuers only. */
function office(name: string) {
  const key = newOperatorKey();
  const fingerprint = fingerprintOfDidKey(didKeyOf(key));
  let compared = false;
  return (desk: Desk, sequence: number, entries: readonly SnapshotEntry[], hours = -3): void => {
    const issuer = { id: `did:web:${name}.example`, name: `List office ${name}` };
    const text = signed(sequence, entries, { issuer, issuedAt: at(hours), nextUpdate: at(hours + 24 * 30) }, key);
    const said = { who: 'Ana Lind', ...(compared ? {} : { fingerprint }) };
    const taken = importSnapshot(desk.store, text, said, { twoPersons: false }, desk.now());
    if (!taken.ok) throw new Error(taken.detail);
    compared = true;
  };
}

export function prepareOpenPoints(folder: string): Readonly<Record<string, OpenPoint>> {
  const good = maker('maker', 'Maker GmbH');
  const scoped = maker('scoped', 'Scoped Cells SA', { scope: { gs1Prefixes: ['400638'] } });
  const revoked = maker('revoked', 'Revoked Key AG');
  const waiting = maker('waiting', 'Waiting Ltd');
  const twice = maker('twice', 'Twice Listed BV');
  const old = newKey();
  const contestedDid = 'did:web:contested.example';
  const now = maker('contested', 'Contested Oy');
  const ofBoth: JsonObject = {
    id: contestedDid,
    verificationMethod: [old, now.key].map(({ jwk }, index) => ({
      id: `${contestedDid}#key-${index + 1}`,
      type: 'JsonWebKey',
      controller: contestedDid,
      publicKeyJwk: jwk,
    })),
    assertionMethod: [`${contestedDid}#key-1`, `${contestedDid}#key-2`],
  };
  const listUrl = 'https://contested.example/status/3';
  const contested = {
    ...now,
    entry: entry({
      ...now.entry,
      didDocument: ofBoth,
      didDocumentSha256: documentSha256(ofBoth),
      keys: [{ id: `${contestedDid}#key-1`, revoked: at(-24) }],
    }),
  };

  const main = office('lists');
  const jumping = office('jumping');
  const doubled = office('doubled');

  const before = openDesk({ folder, now: () => new Date(Date.now() - 6 * HOUR) });
  main(before, 1, [revoked.entry], -7);
  const typed = { '@context': [VCDM_CONTEXT, UNTP_CONTEXT], type: ['DigitalProductPassport', 'VerifiableCredential'] };
  imported(before, signedBy(revoked, { ...item('SEEN1'), type: ['Product'] }, typed));
  before.close();

  const desk = openDesk({ folder });
  main(desk, 2, [
    good.entry,
    scoped.entry,
    contested.entry,
    entry({ ...revoked.entry, keys: [{ id: `${revoked.did}#key-1`, revoked: at(-4) }] }),
  ]);
  jumping(desk, 1, [waiting.entry]);
  jumping(desk, 5000, [waiting.entry], -1);
  doubled(desk, 1, [twice.entry]);
  doubled(desk, 1, [twice.entry], -2);
  imported(
    desk,
    JSON.stringify(
      secure(
        statusList([7], { id: listUrl, issuer: contestedDid, validFrom: at(-2) }),
        proofOptions({ created: at(-2), verificationMethod: `${contestedDid}#key-1` }),
        old,
      ),
    ),
  );
  desk.close();

  const kid = { kid: `${good.did}#key-1` };
  const { dppCode: _, ...bare } = flat({ iss: good.did, iat: Date.parse(SIGNED) / 1000, gtin: GTIN, productName: 'VeloPack 520' });
  const serial = claim('serial', 'A1');
  const hidesSerial = issueSdJwt(
    { ...bare, granularity: 'item', exp: Date.parse(at(24 * 365)) / 1000, ...hiding(serial) },
    [],
    kid,
    good.key,
  );
  const hidesMore = issueSdJwt({ ...bare, serial: 'A1', granularity: 'item', ...hiding(claim('hsCode', '850760')) }, [], kid, good.key);

  const brought = (text: string, expect?: InspectRequest['expect']): InspectRequest => ({
    channel: 'paste',
    text,
    ...(expect === undefined ? {} : { expect }),
  });
  const scan = { gtin: GTIN, serial: 'A1' };
  const amber = (request: InspectRequest, code: Code): OpenPoint => ({ request, headline: 'valid-not-current', code });
  return {
    serial: amber(brought(signedBy(good, item('A1')), { gtin: GTIN }), 'DPP-PRD-08'),
    batch: amber(
      brought(signedBy(good, { id: `https://maker.example/01/${GTIN}/10/LOT7`, batchNumber: 'LOT7', idGranularity: 'batch' }), {
        gtin: GTIN,
      }),
      'DPP-PRD-09',
    ),
    'hidden-serial': { request: brought(hidesSerial, scan), headline: 'cannot-check', code: 'DPP-PRD-10' },
    'hidden-status': amber(brought(hidesMore, scan), 'DPP-STA-17'),
    contested: amber(
      brought(
        signedBy(contested, item('A1'), { credentialStatus: statusEntry('7', { statusListCredential: listUrl }) }, `${contestedDid}#key-2`),
        scan,
      ),
      'DPP-STA-12',
    ),
    scope: { request: brought(signedBy(scoped, item('A1')), scan), headline: 'unknown-issuer', code: 'DPP-ISS-23' },
    pending: amber(brought(signedBy(waiting, item('A1')), scan), 'DPP-TRU-09'),
    twice: amber(brought(signedBy(twice, item('A1')), scan), 'DPP-TRU-10'),
    'key-revoked': amber({ channel: 'wedge', text: `https://id.example.org/01/${GTIN}/21/SEEN1` }, 'DPP-KEY-11'),
    parts: {
      request: {
        channel: 'file',
        fileName: 'part-1.png',
        unreadable: { code: 'DPP-INP-23', detail: 'part 1 of 2', parts: { count: 2, read: [1] } },
      },
      headline: 'cannot-check',
      code: 'DPP-INP-23',
    },
    document: { request: brought(signedBy(good, item('A1'))), headline: 'valid', code: 'DPP-PRD-02' },
  };
}
