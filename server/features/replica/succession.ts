// Decides whether a replica may switch to a copy: a later state of the same service that retracts nothing.
import Database from 'better-sqlite3';
import { isObject } from '../../domain/json/json.ts';
import { type Position, positionIn } from '../../store/epoch.ts';
import { currentOrigin } from '../../store/log-tree/epochs.ts';
import { headAt, treeSize, unlessTreeDamaged } from '../../store/log-tree/leaves.ts';
import { knownKeys } from '../../store/service-keys/known-keys.ts';
import { readSetting } from '../../store/settings.ts';
import type { Db } from '../../store/store.ts';
import { ReplicaRefusal } from './refusal.ts';

export interface Dated {
  readonly asOf: string;
  readonly position: Position;
}

const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

/** Checks values from a file: the date must be a moment in UTC, and the epoch must fit into a header field. */
export function isDated(value: unknown): value is Dated {
  if (!isObject(value)) return false;
  const { asOf, position } = value;
  return (
    isObject(position) &&
    typeof asOf === 'string' &&
    MOMENT.test(asOf) &&
    !Number.isNaN(Date.parse(asOf)) &&
    /^(?:[0-9a-f]{32})?$/.test(String(position.epoch)) &&
    Number.isSafeInteger(position.number)
  );
}

/** The DID of the service in a store. Throws `no-identity`. */
export function serviceIn(db: Db): string {
  const id = documentIn(db)?.id;
  if (typeof id !== 'string') throw new ReplicaRefusal('no-identity');
  return id;
}

const documentIn = (db: Db) => readSetting({ db, folder: '', close: () => undefined }, 'didDocument');
const keysIn = (db: Db) => knownKeys(documentIn(db));

/** Throws `older` or `older-number`. Numbers of two epochs are not comparable: then the date alone counts. */
export function requireLater(served: Dated, next: Dated): void {
  const { epoch, number } = next.position;
  const isSameEpoch = epoch === served.position.epoch;
  const later = Date.parse(next.asOf) - Date.parse(served.asOf);
  // A store file is dated once a minute, and may change in between.
  if (later < 0 || (later === 0 && !(isSameEpoch && number > served.position.number))) throw new ReplicaRefusal('older', next.asOf);
  if (isSameEpoch && number < served.position.number) throw new ReplicaRefusal('older-number', `${number}, not ${served.position.number}`);
}

/**
 * Accepts the same store under another name. A copy that is used elsewhere begins an epoch of its logs when it is
 * opened, and a restore begins one of the store; neither contains what was logged since. A store for which this cannot
 * be proved is another one.
 */
function isContinued(served: Db, next: Db): boolean {
  const [was, is] = [positionIn(served), positionIn(next)];
  const [origin, size] = [currentOrigin(served), treeSize(served)];
  if (was === undefined || was.epoch === '' || was.epoch !== is?.epoch) return false;
  if (origin === undefined || origin !== currentOrigin(next) || treeSize(next) < size) return false;
  return unlessTreeDamaged(() => headAt(served).root.equals(headAt(next, size).root)) === true;
}

/**
 * A service is the same only if it has the same name or is the same store renamed, and still states every key of the copy that is served: a
 * rotation adds keys and removes none. Throws `foreign` or `lost`.
 */
export function requireSuccessor(servedFile: string, nextFile: string): void {
  const [served, next] = [servedFile, nextFile].map((file) => new Database(file, { readonly: true, fileMustExist: true }));
  if (served === undefined || next === undefined) return;
  try {
    const [was, is] = [serviceIn(served), serviceIn(next)];
    if (was !== is && !isContinued(served, next)) throw new ReplicaRefusal('foreign', is);
    const keys = new Map(keysIn(next).map((key) => [key.publicJwk.x, key]));
    for (const { publicJwk, fragment, revoked } of keysIn(served)) {
      const key = keys.get(publicJwk.x);
      if (key === undefined) throw new ReplicaRefusal('foreign', `it does not have the key ${fragment}`);
      if (revoked !== undefined && key.revoked === undefined) throw new ReplicaRefusal('lost', `the revocation of ${fragment}`);
    }
    for (const [what, rows] of Object.entries(NEVER_LOST)) requireAll(served, next, what, rows);
  } finally {
    served.close();
    next.close();
  }
}

/** Statements against a credential or an issuer are permanent. */
const NEVER_LOST = {
  // The sample set can be removed, together with all changes to it.
  'the revocation of a credential': `SELECT credential_id FROM status_places WHERE revoked = 1 AND credential_id IS NOT NULL
     AND coalesce(dpp_code, '') NOT IN (SELECT dpp_code FROM passports WHERE sample = 1)`,
  'the revocation of a stakeholder key': 'SELECT id FROM stakeholder_keys WHERE revoked_at IS NOT NULL',
  'a restriction of an issuer': 'SELECT id FROM restrictions',
  'a trust list': 'SELECT sha256 FROM snapshots',
  'a status list': `SELECT url || char(10) || name FROM status_statements WHERE kind = 'list' AND vouched = 1`,
} as const;

function requireAll(served: Db, next: Db, what: string, rows: string): void {
  const has = new Set(next.prepare(rows).pluck().iterate() as Iterable<string>);
  for (const one of served.prepare(rows).pluck().iterate() as Iterable<string>) if (!has.has(one)) throw new ReplicaRefusal('lost', what);
}
