// Compares the issuers of two trust lists: who is added, who is removed, and which members change.
import type { IssuerChange, IssuerDifference, KeyFacts, TrustPreview } from '../../contract/index.ts';
import { defined } from '../../domain/json/defined.ts';
import { canonicalise } from '../../domain/json/jcs.ts';
import { asText, isObject, type JsonObject } from '../../domain/json/json.ts';
import { findKey } from '../../domain/keys/controlling-document.ts';
import type { KeyWindow } from '../../domain/keys/identity.ts';
import type { IssuerRecord } from '../../store/trust/issuers.ts';
import { certificateFacts } from './certificate-facts.ts';

/** `present` also holds the issuers that an officer added; an issuer in both is marked `local`. */
export function issuerChanges(
  present: readonly IssuerRecord[],
  next: readonly IssuerRecord[],
): Pick<TrustPreview, 'added' | 'removed' | 'changed'> {
  const before = new Map(present.filter(({ origin }) => origin === 'list').map((issuer) => [issuer.did, issuer]));
  const local = new Set(present.filter(({ origin }) => origin === 'local').map(({ did }) => did));
  const after = new Set(next.map(({ did }) => did));
  const toChange = ({ did, name, status, since, credentialTypes, statusListIssuers = [], didDocument }: IssuerRecord): IssuerChange => ({
    did,
    ...defined({ name }),
    status,
    ...defined({ since, types: credentialTypes }),
    ...(statusListIssuers.length === 0 ? {} : { listIssuers: statusListIssuers }),
    ...certificateFacts(didDocument),
    ...(local.has(did) ? { local: true } : {}),
  });
  return {
    added: next.filter(({ did }) => !before.has(did)).map(toChange),
    removed: [...before.values()].filter(({ did }) => !after.has(did)).map(toChange),
    changed: next.flatMap((issuer) => {
      const old = before.get(issuer.did);
      const differences = old === undefined ? [] : differencesOf(old, issuer);
      return differences.length === 0 ? [] : [{ ...toChange(issuer), differences }];
    }),
  };
}

/**
 * Most important first. Leaves out the day of retrieval, which differs in every list, and identity anchors, which are
 * not read. Neither affects a verdict.
 */
const differencesOf = (old: IssuerRecord, issuer: IssuerRecord): IssuerDifference[] => [
  ...text('status', old, issuer),
  ...text('since', old, issuer),
  ...keys(old.didDocument, issuer.didDocument),
  ...(sameList(old.credentialTypes, issuer.credentialTypes) ? [] : [list('types', old.credentialTypes, issuer.credentialTypes)]),
  ...(sameList(old.statusListIssuers ?? [], issuer.statusListIssuers ?? [])
    ? []
    : [list('listIssuers', old.statusListIssuers ?? [], issuer.statusListIssuers ?? [])]),
  ...lines('windows', old.keyWindows?.map(windowLine), issuer.keyWindows?.map(windowLine)),
  ...lines('scope', scopeLines(old), scopeLines(issuer)),
  ...lines('alwaysDisclosed', disclosedLines(old), disclosedLines(issuer)),
  ...text('name', old, issuer),
  ...text('country', old, issuer),
  ...text('role', old, issuer),
];

function text(member: 'status' | 'since' | 'name' | 'country' | 'role', old: IssuerRecord, issuer: IssuerRecord): IssuerDifference[] {
  const [before, after] = [old[member], issuer[member]];
  if (before === after) return [];
  return [{ member, ...defined({ before, after }) }];
}

/** Order does not matter. An absent list differs from an empty one: without `types`, all types count. */
function sameList(one: readonly string[] | undefined, other: readonly string[] | undefined): boolean {
  if (one === undefined || other === undefined) return one === other;
  const [a, b] = [new Set(one), new Set(other)];
  return a.size === b.size && [...a].every((value) => b.has(value));
}

type ListMember = Exclude<IssuerDifference['member'], 'status' | 'since' | 'name' | 'country' | 'role' | 'keys' | 'document'>;

const lines = (member: ListMember, before?: readonly string[], after?: readonly string[]): IssuerDifference[] =>
  sameList(before, after) ? [] : [list(member, before, after)];

const windowLine = ({ id, publicKeyMultibase, from, until, revoked }: KeyWindow): string =>
  [
    `${id}${publicKeyMultibase === undefined ? '' : ` (${publicKeyMultibase})`}`,
    `${from ?? '…'} – ${until ?? '…'}`,
    ...(revoked === undefined ? [] : [`✗ ${revoked}`]),
  ].join(' · ');

const scopeLines = ({ scope }: IssuerRecord): readonly string[] | undefined =>
  scope && [
    ...(scope.gs1Prefixes ?? []).map((prefix) => `GS1 ${prefix}…`),
    ...(scope.gtins ?? []).map(({ from, to }) => `GTIN ${from} – ${to}`),
    ...(scope.categories ?? []),
  ];

const disclosedLines = ({ alwaysDisclosed }: IssuerRecord): readonly string[] | undefined =>
  alwaysDisclosed?.map(({ type, claims }) => `${type}: ${claims.join(', ')}`);

const list = (member: ListMember, before: readonly string[] | undefined, after: readonly string[] | undefined): IssuerDifference => ({
  member,
  ...defined({ before, after }),
});

/** Leaves out keys that are the same on both sides. Other changes of a document do not affect a verdict, but are reported as `document`. */
function keys(old: JsonObject, next: JsonObject): IssuerDifference[] {
  if (canonicalise(old) === canonicalise(next)) return [];
  const [before, after] = [keyFacts(old), keyFacts(next)];
  const [known, coming] = [before, after].map((facts) => new Set(facts.map((one) => JSON.stringify(one))));
  const gone = before.filter((one) => coming?.has(JSON.stringify(one)) !== true);
  const come = after.filter((one) => known?.has(JSON.stringify(one)) !== true);
  return gone.length === 0 && come.length === 0 ? [{ member: 'document' }] : [{ member: 'keys', before: gone, after: come }];
}

/** Everything that verification reads from the methods of a document. A method without a usable key has no fingerprint. */
function keyFacts(document: JsonObject): KeyFacts[] {
  const did = asText(document.id);
  const methods = [document.verificationMethod, document.assertionMethod].flatMap((list) =>
    Array.isArray(list) ? list.filter(isObject) : [],
  );
  return methods.flatMap((method): KeyFacts[] => {
    if (typeof method.id !== 'string') return [];
    const id = method.id.startsWith('#') ? `${did}${method.id}` : method.id;
    const found = findKey(document, id);
    const kid = isObject(method.publicKeyJwk) && typeof method.publicKeyJwk.kid === 'string' ? { kid: method.publicKeyJwk.kid } : {};
    if (found.kind !== 'key') return [{ id, signs: false, fault: found.kind, ...kid }];
    const { key, authorised, revoked, expires, controller } = found;
    return [
      {
        id,
        fingerprint: key.fingerprint,
        signs: authorised,
        ...defined({ revoked, expires }),
        ...(controller === did ? {} : { controller }),
        ...kid,
      },
    ];
  });
}
