// Makes the model's statements real: Ed25519 keys, DID documents, signed trust lists, Bitstring status lists, and UNTP passports as eddsa-jcs-2022 or SD-JWT.
import { createHash, createPrivateKey, createPublicKey, type KeyObject, sign } from 'node:crypto';
import { encodeBase58 } from '../../server/domain/encoding/base58.ts';
import { toCredential } from '../../server/domain/formats/vc.ts';
import { isObject, type Json, type JsonObject } from '../../server/domain/json/json.ts';
import { sampleSet } from '../../server/domain/passport/sample/index.ts';
import { hashData } from '../../server/domain/proof/data-integrity.ts';
import type { ProductKey } from '../../server/domain/recognise/recognised.ts';
import { documentSha256 } from '../../server/domain/trust-list/shape.ts';
import type { TrustList as TrustListContent, TrustListEntry } from '../../server/domain/trust-list/trust-list.ts';
import { signTrustList } from '../../server/domain/trust-list/write.ts';
import { CONTEXT } from '../fixtures/issuing.ts';
import { claim, hiding } from '../fixtures/sd-jwt-issuing.ts';
import { bits, packed } from '../fixtures/status-list-issuing.ts';
import { NotExpressible } from './judge.ts';
import type { Compromise, Credential, Keys, Member, Retraction, Scan, Statement, StatusList, TrustList } from './statements.ts';
import { NO_END } from './worlds.ts';

/** Hour 0: after the release, which is the floor of every clock. */
const START = Date.parse('2027-06-01T00:00:00Z');
const HOUR = 3_600_000;
export const parseTimestamp = (hour: number): Date => new Date(START + Math.round(hour * 3600) * 1000);
const iso = (hour: number): string => parseTimestamp(hour).toISOString().replace('.000Z', 'Z');
const seconds = (hour: number): number => parseTimestamp(hour).getTime() / 1000;
/** No hour of the model, and far from every limit of age. */
export const LONG = 24 * 100;
export { HOUR };

const GTINS: Readonly<Record<string, string>> = { g: '09520123456788', h: '04006381333931', z: '09506000134352' };
const gtinOf = (name: string): string => GTINS[name] ?? name;
const DIDS: Readonly<Record<string, string>> = { 'did:x': 'did:web:maker.example', 'did:e': 'did:web:stranger.example' };
export const didOf = (name: string): string => DIDS[name] ?? name;
export const hostOf = (did: string): string => `https://${didOf(did).slice('did:web:'.length)}`;
/** A type of credential as credentials write it. */
export const typeName = (type: string): string => TYPES[type] ?? type;
const TYPES: Readonly<Record<string, string>> = { DPP: 'DigitalProductPassport', DCC: 'DigitalConformityCredential' };

/** PKCS #8 of an Ed25519 key, before its 32 bytes (RFC 8410 7). */
const PKCS8 = Buffer.from('302e020100300506032b657004220420', 'hex');
const keys = new Map<string, KeyObject>();
/** The same name, the same key, in every run. */
export function keyNamed(name: string): KeyObject {
  const known = keys.get(name);
  if (known !== undefined) return known;
  const seed = createHash('sha256').update(`model ${name}`).digest();
  const made = createPrivateKey({ key: Buffer.concat([PKCS8, seed]), format: 'der', type: 'pkcs8' });
  keys.set(name, made);
  return made;
}
const jwkOf = (key: KeyObject): JsonObject => createPublicKey(key as never).export({ format: 'jwk' }) as JsonObject;

/** A key of an issuer, with the name under which its document holds it. */
interface IssuerKey {
  readonly method: string;
  readonly jwk: JsonObject;
  sign(bytes: Uint8Array): Uint8Array;
}
/** Instead of made keys: the service of the desk signs itself. */
export type OwnKeys = Readonly<Record<string, IssuerKey>>;

const isWindowed = ({ from, until, revoked }: Keys[string]): boolean => from > 0 || until < NO_END || revoked !== undefined;

export interface Materialiser {
  /** As signed text; what it names by hash must have been made before, or be among the known statements. */
  credential(statement: Credential): string;
  statusList(statement: StatusList): string;
  trustList(statement: TrustList): string;
  /** What the operator retracts, or a key that it reports, in a list of its own below every number: it counts from any list, and takes the place of none. */
  addendum(statement: Retraction | Compromise): string;
  /** Nothing but its number and its key: what a person compares before any list counts. */
  baseList(operator: string, number: number): string;
  document(did: string, keys: Keys): JsonObject;
}

const cache = new Map<string, string>();
const cached = (name: string, make: () => string): string => {
  const known = cache.get(name) ?? make();
  cache.set(name, known);
  return known;
};

/** Numbers of the model leave room between them for what an operator adds. */
export const SPREAD = 10;

export function materialiser(known: readonly Statement[], own?: OwnKeys): Materialiser {
  const keyOf = (did: string, name: string): IssuerKey => {
    const ours = did === 'did:x' ? own?.[name] : undefined;
    if (ours !== undefined) return ours;
    const key = keyNamed(`${did} ${name}`);
    return { method: `${didOf(did)}#${name}`, jwk: jwkOf(key), sign: (bytes) => sign(null, bytes, key) };
  };
  const nameFor = (statement: Statement): string => `${own === undefined ? '' : Object.values(own)[0]?.jwk.x} ${JSON.stringify(statement)}`;

  const embed = (document: JsonObject, by: IssuerKey, created: number): JsonObject => {
    const proof: JsonObject = {
      type: 'DataIntegrityProof',
      cryptosuite: 'eddsa-jcs-2022',
      created: iso(created),
      verificationMethod: by.method,
      proofPurpose: 'assertionMethod',
    };
    return { ...document, proof: { ...proof, proofValue: `z${encodeBase58(by.sign(hashData(document, proof)))}` } };
  };
  const documentOf = (did: string, some: Keys): JsonObject => {
    const methods = Object.keys(some).map((name) => keyOf(did, name));
    const id = didOf(did);
    return {
      id,
      verificationMethod: methods.map(({ method, jwk }) => ({ id: method, type: 'JsonWebKey', controller: id, publicKeyJwk: jwk })),
      assertionMethod: methods.map(({ method }) => method),
    };
  };

  const entryOf = (did: string, { status, keys: some, types, scope, never }: Member, issuedAt: number): TrustListEntry => {
    const didDocument = documentOf(did, some);
    const windows = Object.entries(some).filter(([, window]) => isWindowed(window));
    const more = {
      ...(windows.length > 0
        ? {
            keys: windows.map(([name, { from, until, revoked }]) => ({
              id: keyOf(did, name).method,
              ...(from > 0 ? { from: iso(from) } : {}),
              ...(until < NO_END ? { until: iso(until) } : {}),
              ...(revoked === undefined ? {} : { revoked: iso(revoked) }),
            })),
          }
        : {}),
      ...(scope === undefined ? {} : { scope: { gtins: scope.map((name) => ({ from: gtinOf(name), to: gtinOf(name) })) } }),
      ...(never === true ? { alwaysDisclosed: [{ type: 'DigitalProductPassport', claims: NEVER_HIDDEN }] } : {}),
    };
    return {
      did: didOf(did),
      legalName: 'Maker',
      status,
      didDocument,
      didDocumentSha256: documentSha256(didDocument),
      fetchedAt: iso(issuedAt),
      ...(types === undefined ? {} : { credentialTypes: types.map(typeName) }),
      ...more,
    };
  };
  const signList = (operator: string, content: Omit<TrustListContent, 'issuer'>): string =>
    signTrustList(
      { issuer: { id: `did:web:office-${operator.toLowerCase()}.example`, name: `Office ${operator}` }, ...content },
      keyNamed(`operator ${operator}`),
    );
  const contentOf = ({ no, issuedAt, next, members }: TrustList): Omit<TrustListContent, 'issuer'> => ({
    sequence: no * SPREAD,
    issuedAt: iso(issuedAt),
    nextUpdate: iso(next),
    entries: Object.entries(members).map(([did, member]) => entryOf(did, member, issuedAt)),
  });

  const made: Materialiser = {
    document: documentOf,
    trustList: (list) => cached(nameFor(list), () => signList(list.operator, contentOf(list))),
    baseList: (operator, number) =>
      cached(`base ${operator} ${number}`, () =>
        signList(operator, { sequence: number, issuedAt: iso(0), nextUpdate: iso(LONG), entries: [] }),
      ),
    addendum: (said) =>
      cached(`${nameFor(said)} ${JSON.stringify(known)}`, () => {
        const number = 1 + known.filter(({ kind }) => kind === 'retract' || kind === 'compromise').indexOf(said);
        if (number < 1 || number >= SPREAD / 2) throw new RangeError('no number is left for it');
        const empty = { sequence: number, issuedAt: iso(0), nextUpdate: iso(LONG), entries: [] };
        if (said.kind === 'compromise') return signList(said.operator, { ...empty, entries: [reported(said)] });
        return signList(said.operator, { ...empty, retracts: [retraction(said)] });
      }),
    statusList: (list) =>
      cached(nameFor(list), () => {
        const url = urlOf(list.issuer, list.url);
        const document: JsonObject = {
          '@context': CONTEXT,
          id: url,
          type: ['VerifiableCredential', 'BitstringStatusListCredential'],
          issuer: didOf(list.issuer),
          validFrom: iso(list.from),
          validUntil: iso(list.until),
          credentialSubject: {
            id: `${url}#list`,
            type: 'BitstringStatusList',
            statusPurpose: list.purpose,
            encodedList: bitsOf(list.bits),
          },
        };
        return JSON.stringify(embed(document, keyOf(list.issuer, list.key), list.from));
      }),
    credential: (c) =>
      cached(nameFor(c), () => {
        const by = keyOf(c.issuer, c.key);
        return c.digests > 0 || c.form !== undefined ? sdJwt(c, by) : JSON.stringify(embed(documentFor(c), by, c.signed));
      }),
  };

  function textOf(hash: string): string {
    const statement = known.find((one) => one.hash === hash);
    if (statement?.kind === 'cred') return made.credential(statement);
    if (statement?.kind === 'status') return made.statusList(statement);
    if (statement?.kind === 'trust') return made.trustList(statement);
    // Of what never came nobody can tell the hash: any other will do.
    return hash;
  }
  const sha256 = (hash: string): string => createHash('sha256').update(textOf(hash)).digest('hex');
  function retraction({ target, did = '', key = '', stands = [] }: Retraction) {
    if (target !== undefined) return { sha256: sha256(target) };
    return { did: didOf(did), key: keyOf(did, key).method, except: stands.map(sha256) };
  }
  function reported({ operator, did, key, from }: Compromise): TrustListEntry {
    const lists = known.filter((one): one is TrustList => one.kind === 'trust' && one.operator === operator);
    if (!lists.some(({ members }) => members[did]?.keys[key])) throw new NotExpressible('a list reports a key only where it lists it');
    return entryOf(did, { status: 'granted', keys: { [key]: { from: 0, until: NO_END, revoked: from } } }, 0);
  }
  return made;
}

const NEVER_HIDDEN = ['credentialSubject', 'idGranularity', 'gtin', 'batchNumber', 'itemNumber', 'credentialStatus', 'validUntil'];
const urlOf = (did: string, list: string): string => `${hostOf(did)}/status/${list}`;
const encoded = new Map<string, string>();
function bitsOf(set: readonly number[]): string {
  const known = encoded.get(set.join()) ?? packed(bits(set));
  encoded.set(set.join(), known);
  return known;
}

/** A passport that the schema of UNTP has nothing against; what the model speaks of is put over it. */
const [{ passport: SAMPLE }] = sampleSet() as [ReturnType<typeof sampleSet>[number]];
const credentialId = (did: string, name: string): string => `${hostOf(did)}/credentials/${name}`;
function documentFor(c: Credential): JsonObject {
  const did = didOf(c.issuer);
  const { sample: _, ...passport } = SAMPLE;
  const made = toCredential(passport, { did, name: 'Maker' }, hostOf(c.issuer), parseTimestamp(c.signed));
  const subject = made.credentialSubject as JsonObject;
  const { itemNumber: __, batchNumber: ___, idGranularity: ____, characteristics, ...rest } = subject;
  const { dppCode: _____, ...traits } = isObject(characteristics) ? characteristics : {};
  const { gtin, batch, serial } = c.ids;
  return {
    ...made,
    id: credentialId(c.issuer, c.id),
    ...(c.replaces === undefined ? {} : { replaces: credentialId(c.issuer, c.replaces) }),
    type: ['VerifiableCredential', typeName(c.type)],
    validFrom: iso(c.from ?? c.signed),
    ...(c.exp === undefined ? {} : { validUntil: iso(c.exp) }),
    ...(c.status === undefined ? {} : { credentialStatus: statusOf(c.issuer, c.status) }),
    credentialSubject: {
      ...rest,
      ...(typeof gtin === 'string' ? { id: `${hostOf(c.issuer)}/01/${gtinOf(gtin)}` } : {}),
      ...(batch === undefined ? {} : { batchNumber: batch ?? 17 }),
      ...(serial === undefined ? {} : { itemNumber: serial ?? 17 }),
      ...(c.gran === undefined ? {} : { idGranularity: c.gran }),
      characteristics: traits,
    },
  };
}
/** UNTP's schema takes one entry; two purposes need a list. */
function statusOf(did: string, entries: NonNullable<Credential['status']>): Json {
  const [first, ...more] = entries.map((entry) => statusEntry(did, entry));
  return first === undefined || more.length > 0 ? [...(first ? [first] : []), ...more] : first;
}
const statusEntry = (did: string, { url, purpose, index }: NonNullable<Credential['status']>[number]): JsonObject => ({
  id: `${urlOf(did, url)}#${index}`,
  type: 'BitstringStatusListEntry',
  statusPurpose: purpose,
  statusListIndex: `${index}`,
  statusListCredential: urlOf(did, url),
});

/** VC-JOSE-COSE 3.2: the same credential as an SD-JWT. The model does not say where a digest stands: so many without a disclosure are in the subject, and at the top. */
function sdJwt(c: Credential, by: IssuerKey): string {
  const { credentialSubject, ...open } = documentFor(c);
  const hidden = (place: string) => Array.from({ length: c.digests }, (_, index) => claim(`${place}-${index}`, 'nobody can tell'));
  const guarded = c.sdProtected ? ['credentialStatus', 'validUntil'].filter((name) => Object.hasOwn(open, name)) : [];
  const shown = guarded.map((name) => claim(name, open[name] ?? null));
  const payload: JsonObject = {
    ...Object.fromEntries(Object.entries(open).filter(([name]) => !guarded.includes(name))),
    iat: seconds(c.signed),
    ...(shown.length + c.digests > 0 ? hiding(...shown, ...hidden('top')) : {}),
    credentialSubject: { ...(credentialSubject as JsonObject), ...(c.digests > 0 ? hiding(...hidden('subject')) : {}) },
  };
  const input = [{ alg: 'EdDSA', typ: 'vc+sd-jwt', cty: 'vc', kid: by.method }, payload]
    .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
    .join('.');
  return [`${input}.${Buffer.from(by.sign(Buffer.from(input))).toString('base64url')}`, ...shown, ''].join('~');
}

export const productKey = ({ gtin, batch, serial }: Scan): ProductKey => ({
  gtin: gtinOf(gtin),
  ...(serial === undefined ? {} : { serial }),
  ...(batch === undefined ? {} : { batch }),
});
/** What a scanner reads from the label. */
export const labelOf = ({ gtin, batch, serial }: Scan): string =>
  `https://id.example/01/${gtinOf(gtin)}${batch === undefined ? '' : `/10/${batch}`}${serial === undefined ? '' : `/21/${serial}`}`;
