// A module keeps no state between calls but the caches of this list: each has an owner, whose end is the end of the cache, and a bound.
import { expect, it } from 'vitest';
import { sources } from './sources.ts';

/** `file name`: owner, bound. A WeakMap goes with its key; the bound is then what one key may hold. */
const STATE: Readonly<Record<string, string>> = {
  'server/api/http/negotiate.ts kept': 'process; 100 Accept fields of at most 500 characters',
  'server/api/public/openapi.ts made': 'process; one description',
  'server/api/public/shapes.ts read': 'process; five files',
  'server/domain/certificates/anchor.ts certificates': 'the document of an anchor; one certificate',
  'server/domain/certificates/path.ts links': 'process; 2,000 links, the oldest goes first',
  'server/domain/certificates/x5c.ts known': 'process; 500 certificates of at most 16 KiB, the oldest goes first',
  'server/domain/decode/reader.ts wasmBinary': 'process; one WebAssembly module',
  'server/domain/did/did.ts methods': 'process; 256 URLs of at most 2,048 characters, the oldest goes first',
  'server/domain/encoding/base58.ts VALUES': 'never changed: the value of each character',
  'server/domain/encoding/base64url.ts room': 'call; a scratch buffer',
  'server/domain/epcis/canonical-link.ts seen': 'process; as many as there are application identifiers',
  'server/domain/issuer/key-record.ts records': 'the record of an issuer; as many as it has keys',
  'server/domain/json/jcs.ts buffer': 'call; a scratch buffer',
  'server/domain/json/jcs.ts orders': 'process; a fixed number of slots',
  'server/domain/json/parse-cache.ts last': 'process; one text of at most 64 KiB, until it is taken',
  'server/domain/json/quotes.ts room': 'call; a scratch buffer',
  'server/domain/json/quotes.ts words': 'call; another view of the scratch buffer',
  'server/domain/keys/controlling-document.ts findings': 'a DID document; as many as it has methods',
  'server/domain/keys/controlling-document.ts names': 'a DID document; one index',
  'server/domain/keys/public-key.ts admissions': 'process; 10,000 keys, the oldest goes first',
  'server/domain/keys/verify-signature.ts ed25519': 'process; one function',
  'server/domain/labels/symbol.ts isPrepared': 'process; one WebAssembly module',
  'server/domain/language/language.ts known': 'process; 500 language tags',
  'server/domain/passport/fields/countries.ts codes': 'process; the names of all countries in three languages',
  'server/domain/proof/certified.ts anchors': 'a set of issuers; as many as it has anchors',
  'server/domain/recognise/token-part.ts headers': 'process; 256 headers of at most 1 KiB, the oldest goes first',
  'server/domain/rdf/canonical.ts knownPrefixes': 'a set of contexts; as many as they define',
  'server/domain/rdf/canonical.ts loaded': 'a set of contexts; one other form of it',
  'server/domain/rdf/contexts.ts admitted': 'process; the bundled contexts',
  'server/domain/rdf/index.ts answers': 'process; 500 answers of at most 8 KiB, the oldest goes first',
  'server/domain/rdf/index.ts run': 'call; the graphs of one verification',
  'server/domain/rdf/index.ts turn': 'process; one promise, and at most 20 documents wait for it',
  'server/domain/rdf/index.ts waiting': 'process; one number',
  'server/domain/rdf/thread.ts aside': 'process; one thread',
  'server/domain/rdf/thread.ts thread': 'process; one thread',
  'server/domain/rdf/thread.ts failedAt': 'process; one moment',
  'server/domain/status-list/parsed.ts known': 'process; bounded in bytes with `shared`',
  'server/domain/status-list/parsed.ts shared': 'process; bounded in bytes',
  'server/domain/status-list/parsed.ts bytes': 'process; the size of the two above',
  'server/domain/status-list/proven.ts known': 'a set of issuers; as many as there are status lists',
  'server/domain/trust/issuer-keys.ts keys': 'the entry of an issuer; its keys',
  'server/features/backups/check.ts schemas': 'process; as many as there are versions of the store',
  'server/features/bulk/examine-process.ts context': 'the process that examines; one open store',
  'server/features/engines/libsodium.ts loaded': 'process; one function',
  'server/domain/examination/licences.ts idsBeside': 'the credentials of an input; one index',
  'server/features/erasure/rule.ts reached': 'a store; one number for each log and period, until the rule is applied to the end',
  'server/features/issuing/own-lists.ts seen': 'an open store; one digest for each own list',
  'server/features/issuing/signing-threads.ts threads': 'process; as many as it has cores, until seconds after their last task',
  'server/features/issuing/signing-threads.ts ending': 'process; one timer',
  'server/features/labels/writer.ts writer': 'process; one WebAssembly module',
  'server/features/notified-bodies/bodies.ts known': 'an open database; one list',
  'server/features/packs/judge-process.ts given': 'the process that judges one pack',
  'server/features/packs/judge-process.ts kept': 'the process that judges one pack',
  'server/features/shapes/shapes.worker.ts parsed': 'the thread of the shapes; five files',
  'server/features/shapes/thread.ts thread': 'process; one thread',
  'server/features/shapes/thread.ts turn': 'process; one promise, and at most 10 documents wait for it',
  'server/features/shapes/thread.ts waiting': 'process; one number',
  'server/features/pictures/codecs.ts reader': 'process; one WebAssembly module',
  'server/features/pictures/codecs.ts started': 'process; one for each codec',
  'server/features/trust/past.ts kept': 'an open store; one past moment',
  'server/features/trust/trust-set.ts held': 'an open store; its newest data version',
  'server/features/trust/trust.ts held': 'an open store; its newest data version',
  'server/lib/log-line.ts taken': 'process; one function',
  'server/lib/log-line.ts named': 'process; its own name in the log',
  'server/store/audit-log/contents.ts known': 'an open database; as many dictionaries as its log has',
  'server/store/audit-log/device.ts devices': 'an open database; one key',
  'server/store/audit-log/heads.ts known': 'an open database; one head for each log',
  'server/store/audit-log/released-invalid.ts known': 'an open database; one answer',
  'server/store/audit-log/state.ts walked': 'an open database; one for each log',
  'server/store/erasing/remains.ts reached': 'how far what an earlier version compressed is packed anew; another process begins again',
  'server/store/issued/kept-bytes.ts held': 'process; one number',
  'server/store/issued/kept-bytes.ts kept': 'process; 8 MiB, the least recently used goes first',
  'server/store/passports/counts.ts kept': 'an open database; its newest data version',
  'server/store/passports/resolution.ts counts': 'an open database; its newest data version',
  'server/store/publication/published.ts known': 'an open database; the columns of the published tables',
  'server/store/read-transaction.ts open': 'an open database',
  'server/store/statement.ts prepared': 'an open database; as many as there are texts of SQL in the program',
  'server/store/transaction.ts runners': 'an open database; one function',
  'server/store/write-guard.ts goingOn': 'an open database',
};

const VARIABLE =
  /^(?:export )?(?:let (\w+)|const (\w+)(: [^=\n]+)? = (?:new (?:Map|Set|WeakMap|WeakSet|Array|\w+Array)\b|Buffer\.alloc|\[\];|\{\};))/gm;

it('is kept by no module but these', () => {
  const found = sources('server').flatMap(({ path, text }) =>
    [...text.matchAll(VARIABLE)]
      .filter(([whole, , , type]) => whole.includes('let ') || !/^: (?:Readonly|Reader\b)/.test(type ?? ''))
      .map(([, variable, constant]) => `${path} ${variable ?? constant}`)
      .filter((name) => !name.endsWith(' NO_SIGNATURE')),
  );
  expect(found.toSorted()).toEqual(Object.keys(STATE).toSorted());
});
