// Validates the claims of a trust list, and reports every fault with its location.
// Claims without a fault need no further checks.
import { createHash } from 'node:crypto';
import { anchorIn, isAnchorId, isAnchorKeyId } from '../certificates/anchor.ts';
import { parseDateTime } from '../dates/dates.ts';
import { didKeyDocument, didKeyMultikey, isDid, parseMethodUrl, whoIsMeant } from '../did/did.ts';
import { isAbsoluteIri } from '../encoding/url.ts';
import { isGtin14 } from '../gs1/gtin.ts';
import { canonicalBytes } from '../json/jcs.ts';
import { asText, isObject, type Json, type JsonObject } from '../json/json.ts';
import { both, closed, faultsOf, list, matching, number, oneOf, required, rule, type Shape, type ShapeFault, text } from '../json/shape.ts';
import { decodeMultikey } from '../keys/multikey.ts';
import { MAX_ENTRIES, MAX_OPERATORS } from './trust-list.ts';

const moment = matching((value) => parseDateTime(value) !== undefined, 'a date-time with a time zone');
const did = matching(isDid, 'a DID');
/** Control characters, line breaks and bidirectional controls. Terminals execute some of them, and others change the displayed text. */
const COMMANDS = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u;
/** Policy: names are displayed before the signer is known to be trusted, so they are restricted. */
export const name = matching(
  (value) => value.trim() !== '' && value.length <= 500 && !COMMANDS.test(value),
  'a name of at most 500 characters, on one line',
);
const operatorKey = matching((value) => didKeyMultikey(value) !== undefined, 'a did:key of an Ed25519, P-256 or P-384 key');

const some = (item: Shape): Shape =>
  both(
    list(item),
    rule((value) => (Array.isArray(value) && value.length === 0 ? 'is empty' : undefined)),
  );
const issuer = matching((value) => isDid(value) || isAnchorId(value), 'a DID, or the identifier of an anchor');
const method = matching(
  (value) => (parseMethodUrl(value) !== undefined && value.startsWith('did:')) || isAnchorKeyId(value),
  'a verification method: a DID URL with a fragment, or the key of an anchor',
);
export const sha256 = matching((value) => /^[0-9a-f]{64}$/.test(value), 'a SHA-256 digest of 64 hexadecimal digits, in lower case');
export const listNumber = number({ integer: true, minimum: 1, maximum: Number.MAX_SAFE_INTEGER });

const keyWindow = both(
  closed({
    id: required(method),
    publicKeyMultibase: matching((value) => decodeMultikey(value) !== undefined, 'a Multikey of an Ed25519, P-256 or P-384 key'),
    from: moment,
    until: moment,
    revoked: moment,
  }),
  rule((value) => (isObject(value) ? brokenWindow(value) : undefined)),
);

const gtin = matching(isGtin14, 'a GTIN of 14 digits with a correct check digit');
const scope = both(
  closed({
    gs1Prefixes: some(matching((value) => /^\d{4,12}$/.test(value), 'a GS1 Company Prefix of 4 to 12 digits')),
    gtins: some(
      both(
        closed({ from: required(gtin), to: required(gtin) }),
        rule((value) => (isObject(value) && asText(value.from) > asText(value.to) ? "'to' is below 'from'" : undefined)),
      ),
    ),
    categories: some(name),
  }),
  rule((value) => (isObject(value) && Object.keys(value).length === 0 ? 'is empty: no product would be inside' : undefined)),
);

const alwaysDisclosed = some(closed({ type: required(name), claims: required(some(name)) }));

const operators = both(
  closed({
    threshold: required(number({ integer: true, minimum: 1, maximum: MAX_OPERATORS })),
    members: required(some(closed({ id: required(name), name: required(name), keys: required(some(operatorKey)) }))),
  }),
  rule((value) => (isObject(value) ? brokenOperators(value) : undefined)),
);

const byHash = closed({ sha256: required(sha256) });
const byKey = closed({ did: required(issuer), key: required(method), except: required(list(sha256)) });
const retraction: Shape = (value, ...place) => (isObject(value) && Object.hasOwn(value, 'did') ? byKey : byHash)(value, ...place);
const reset = closed({ sequence: required(listNumber), sha256: required(sha256) });

const statusList = closed({
  url: required(matching(isAbsoluteIri, 'an absolute URL')),
  credential: required(text),
  retrievedAt: required(moment),
});

const entry = both(
  closed({
    kind: oneOf('x509-anchor', 'desk'),
    did: required(issuer),
    legalName: required(name),
    country: matching((value) => /^[A-Z]{2}$/.test(value), 'a country code of two capital letters'),
    role: name,
    status: required(oneOf('granted', 'suspended', 'withdrawn')),
    since: moment,
    didDocument: required(rule((value) => (isObject(value) ? undefined : 'should be an object'))),
    didDocumentSha256: required(text),
    fetchedAt: required(moment),
    credentialTypes: list(text),
    identityAnchors: list(text),
    statusListIssuers: list(did),
    statusLists: list(statusList),
    keys: some(keyWindow),
    scope,
    alwaysDisclosed,
  }),
  rule((value) => (isObject(value) ? (brokenDocument(value) ?? brokenKind(value) ?? brokenKeys(value)) : undefined)),
);

const trustList = both(
  closed({
    issuer: required(closed({ id: required(did), name: required(name) })),
    sequence: required(listNumber),
    issuedAt: required(moment),
    nextUpdate: required(moment),
    operatorKeys: some(operatorKey),
    operators,
    retracts: some(retraction),
    resets: some(reset),
    entries: required(list(entry)),
  }),
  rule((value) => (isObject(value) ? brokenWhole(value) : undefined)),
);

export const trustListFaults = (claims: Json): readonly ShapeFault[] => faultsOf(trustList, claims);

export const documentSha256 = (document: JsonObject): string => createHash('sha256').update(canonicalBytes(document)).digest('base64url');

function brokenDocument({ did: id, didDocument, didDocumentSha256 }: JsonObject): string | undefined {
  if (!isObject(didDocument)) return undefined;
  if (didDocument.id !== id) return "'didDocument' is that of another DID";
  return documentSha256(didDocument) === didDocumentSha256 ? undefined : "'didDocumentSha256' is not the digest of 'didDocument'";
}

/** The members that say what an issuer may sign. A desk must not have them, because it issues nothing. */
const OF_ISSUERS = ['credentialTypes', 'identityAnchors', 'statusListIssuers', 'statusLists', 'scope', 'alwaysDisclosed'];

/** Checks that kind, identifier and document match: an anchor's document contains only the certificate, a desk's only its key. */
function brokenKind(entry: JsonObject): string | undefined {
  return entry.kind === 'desk' ? brokenDesk(entry) : brokenAnchor(entry);
}

function brokenDesk(entry: JsonObject): string | undefined {
  const id = asText(entry.did);
  const document = didKeyMultikey(id)?.kind === 'Ed25519' ? didKeyDocument(id) : undefined;
  if (document === undefined) return "'did' of a desk is the did:key of an Ed25519 key";
  if (documentSha256(document) !== entry.didDocumentSha256) return "'didDocument' is not that of the key of the desk";
  const more = OF_ISSUERS.find((member) => entry[member] !== undefined);
  return more === undefined ? undefined : `a desk has no '${more}': it issues nothing`;
}

function brokenAnchor({ kind, did: id, didDocument }: JsonObject): string | undefined {
  if (kind === undefined && !isAnchorId(asText(id))) return undefined;
  if (kind === undefined || !isAnchorId(asText(id))) return "'kind' is 'x509-anchor' for an anchor, and absent for a DID";
  return isObject(didDocument) && anchorIn(didDocument) !== undefined ? undefined : "'didDocument' is not that of a certificate";
}

function brokenWindow({ from, until }: JsonObject): string | undefined {
  const [start, end] = [parseDateTime(from), parseDateTime(until)];
  return start !== undefined && end !== undefined && end < start ? "'until' is earlier than 'from'" : undefined;
}

/** A key has exactly one source: the document, or the list itself for a key that the document no longer contains. */
function brokenKeys({ did: id, didDocument, keys, alwaysDisclosed: always }: JsonObject): string | undefined {
  if (Array.isArray(always)) {
    const doubled = twice(always, 'type');
    if (doubled !== undefined) return `'alwaysDisclosed': ${doubled}`;
  }
  if (!Array.isArray(keys) || !isObject(didDocument)) return undefined;
  const held = methodIdsOf(didDocument);
  for (const key of keys.filter(isObject)) {
    if (held.has(asText(key.id)) === (key.publicKeyMultibase === undefined)) continue;
    return held.has(asText(key.id))
      ? `'keys': 'didDocument' holds '${asText(key.id)}' itself, without 'publicKeyMultibase'`
      : `'keys': 'didDocument' of '${asText(id)}' does not hold '${asText(key.id)}': its 'publicKeyMultibase' is needed`;
  }
  return twice(keys, 'id');
}

/** Returns the absolute names of the verification methods in a document, including embedded ones (DID Core 5.3.1). */
export function methodIdsOf(document: JsonObject): ReadonlySet<string> {
  const methods = [document.verificationMethod, document.assertionMethod].flatMap((found) => (Array.isArray(found) ? found : []));
  return new Set(
    methods.filter(isObject).map(({ id }) => (asText(id).startsWith('#') ? `${asText(document.id)}${asText(id)}` : asText(id))),
  );
}

function brokenOperators({ threshold, members }: JsonObject): string | undefined {
  if (!Array.isArray(members)) return undefined;
  if (members.length > MAX_OPERATORS) return `there are more than ${MAX_OPERATORS} operators`;
  if (typeof threshold === 'number' && threshold > members.length) return `'threshold' is greater than the number of operators`;
  const keys = members.flatMap((one) => (isObject(one) && Array.isArray(one.keys) ? one.keys : []));
  const doubled = keys.find((key, at) => keys.indexOf(key) !== at);
  if (doubled !== undefined) return `the key '${asText(doubled)}' stands there twice`;
  return twice(
    members.map((one) => (isObject(one) ? { id: whoIsMeant(asText(one.id).normalize('NFKC').trim().toLowerCase()) } : one)),
    'id',
  );
}

function brokenWhole({ issuedAt, nextUpdate, entries, operatorKeys, operators: several }: JsonObject): string | undefined {
  const [from, until] = [parseDateTime(issuedAt), parseDateTime(nextUpdate)];
  if (from !== undefined && until !== undefined && until <= from) return "'nextUpdate' is not later than 'issuedAt'";
  if (operatorKeys !== undefined && several !== undefined) return "'operatorKeys' and 'operators' exclude one another";
  if (!Array.isArray(entries)) return undefined;
  if (entries.length > MAX_ENTRIES) return `there are more than ${MAX_ENTRIES} entries`;
  return (
    twice(entries, 'did') ??
    twice(
      entries.flatMap((one) => (isObject(one) && Array.isArray(one.statusLists) ? one.statusLists : [])),
      'url',
    )
  );
}

function twice(values: readonly Json[], member: string): string | undefined {
  const seen = new Set<Json>();
  for (const value of values) {
    const id = isObject(value) ? value[member] : undefined;
    if (id === undefined) continue;
    if (seen.has(id)) return `'${asText(id)}' stands there twice`;
    seen.add(id);
  }
  return undefined;
}
