// The claims of a snapshot as parsed in, every fault with its place out; what is no fault here can be used without another look.
import { createHash } from 'node:crypto';
import { asText, isObject, type Json, type JsonObject } from '../recognise/json.ts';
import { parseDateTime } from '../verify/dates.ts';
import { didKeyBytes, isDid } from '../verify/did.ts';
import { canonicalBytes } from '../verify/jcs.ts';
import { both, closed, faultsOf, list, matching, number, oneOf, required, rule, type ShapeFault, text } from '../verify/shape.ts';
import { isAbsoluteIri } from '../verify/url.ts';
import { MAX_ENTRIES } from './snapshot.ts';

const moment = matching((value) => parseDateTime(value) !== undefined, 'a date-time with a time zone');
const did = matching(isDid, 'a DID');
/** Control characters, line ends and what turns the direction of writing: a terminal would obey them, a screen would show another text. */
const COMMANDS = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u;
/** Whoever reads a file shows its names before anybody has said whether its maker is known. */
export const name = matching(
  (value) => value.trim() !== '' && value.length <= 500 && !COMMANDS.test(value),
  'a name of at most 500 characters, on one line',
);
const operatorKey = matching((value) => didKeyBytes(value) !== undefined, 'a did:key of an Ed25519 key');

const statusList = closed({
  url: required(matching(isAbsoluteIri, 'an absolute URL')),
  credential: required(text),
  retrievedAt: required(moment),
});

const entry = both(
  closed({
    did: required(did),
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
  }),
  rule((value) => (isObject(value) ? brokenDocument(value) : undefined)),
);

const snapshot = both(
  closed({
    issuer: required(closed({ id: required(did), name: required(name) })),
    sequence: required(number({ integer: true, minimum: 1, maximum: Number.MAX_SAFE_INTEGER })),
    issuedAt: required(moment),
    nextUpdate: required(moment),
    operatorKeys: both(
      list(operatorKey),
      rule((value) => (Array.isArray(value) && value.length === 0 ? 'is empty' : undefined)),
    ),
    entries: required(list(entry)),
  }),
  rule((value) => (isObject(value) ? brokenWhole(value) : undefined)),
);

export const snapshotFaults = (claims: Json): readonly ShapeFault[] => faultsOf(snapshot, claims);

export const documentSha256 = (document: JsonObject): string => createHash('sha256').update(canonicalBytes(document)).digest('base64url');

function brokenDocument({ did: id, didDocument, didDocumentSha256 }: JsonObject): string | undefined {
  if (!isObject(didDocument)) return undefined;
  if (didDocument.id !== id) return "'didDocument' is that of another DID";
  return documentSha256(didDocument) === didDocumentSha256 ? undefined : "'didDocumentSha256' is not the digest of 'didDocument'";
}

function brokenWhole({ issuedAt, nextUpdate, entries }: JsonObject): string | undefined {
  const [from, until] = [parseDateTime(issuedAt), parseDateTime(nextUpdate)];
  if (from !== undefined && until !== undefined && until <= from) return "'nextUpdate' is not later than 'issuedAt'";
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
