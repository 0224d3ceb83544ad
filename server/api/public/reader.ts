// Gives the public interface read-only access to the store: base URL, identity and trust as the workbench stored them.

import type { CopyAge } from '../../domain/dates/copy-age.ts';
import { isObject, type JsonObject } from '../../domain/json/json.ts';
import type { Identity, PublicJwk } from '../../domain/keys/identity.ts';
import type { Trust } from '../../domain/trust/trust.ts';
import { trustOf } from '../../features/trust/index.ts';
import { Refusal } from '../../lib/problem.ts';
import { steadyClock } from '../../lib/steady-clock.ts';
import type { Position } from '../../store/epoch.ts';
import { followedIn } from '../../store/publication/followed.ts';
import { readSetting, readSettings, serviceName } from '../../store/settings.ts';
import type { Store } from '../../store/store.ts';

export interface Standing {
  readonly baseUrl: string;
  /** Where people open passport pages. Defaults to the base URL. */
  readonly publicSiteUrl: string;
  /** The host of the base URL, with the port if it is not the default one. */
  readonly host: string;
  /** The path of the base URL, without a slash at its end. */
  readonly path: string;
  readonly identity: Identity;
  /** The name that the operator gave the service. Absent if there is none. */
  readonly serviceName?: string;
}

/** The response for a GTIN that is not registered here: the URL at GS1's global resolver, or none. */
export const FALLBACKS = ['redirect', 'none'] as const;
export type Fallback = (typeof FALLBACKS)[number];

/** A copy of the store of another computer, which a replica serves. */
export interface ServedCopy extends CopyAge, Position {
  /** Milliseconds: the moment at which the parent started this process. */
  readonly notBefore?: number;
}

interface DatedCopy extends CopyAge, Position {
  /** The present moment in milliseconds. While `serve` runs, setting the clock back does not make a copy younger. */
  readonly moment: number;
}

export interface Reader {
  readonly store: Store;
  readonly fallback: Fallback;
  now(): Date;
  standing(): Standing;
  trust(): Trust;
  /** Called with the id of a stakeholder key that was accepted. */
  keyUsed?(id: string): void;
  /** Absent if the store is served where it is written. */
  copy?(): DatedCopy;
}

/** The age of the own trust data counts from the moment it was read. A minute is current enough. */
const MINUTE = 60_000;

/**
 * Settings and issuers change rarely. They are read again when another connection has written (SQLite's data_version), not at each request.
 */
export function readerOf(store: Store, now: () => Date, fallback: Fallback = 'redirect', copy?: ServedCopy): Reader {
  const version = store.db.prepare('PRAGMA data_version').pluck();
  let seen: unknown;
  let until = 0;
  let held: { readonly standing: Standing; readonly trust: Trust } | undefined;
  const current = () => {
    const present = version.get();
    if (held === undefined || present !== seen || now().getTime() >= until) {
      const standing = readStanding(store);
      held = { standing, trust: trustOf(store, standing.identity, now()) };
      seen = present;
      until = now().getTime() + MINUTE;
    }
    return held;
  };
  const reader: Reader = { store, fallback, now, standing: () => current().standing, trust: () => current().trust };
  if (copy === undefined) return reader;
  const { notBefore, ...taken } = copy;
  const moment = steadyClock(() => now().getTime(), notBefore);
  // A store that follows a publication changes while it is open, and states the last change applied.
  return { ...reader, copy: () => ({ ...taken, ...followedIn(store), moment: moment() }) };
}

function readStanding(store: Store): Standing {
  const { baseUrl, serviceName: given } = readSettings(store);
  const didDocument = readSetting(store, 'didDocument');
  const identity = didDocument === undefined ? undefined : identityOf(didDocument, serviceName(store));
  if (identity === undefined) throw new Refusal('unavailable', 'the workbench has not left an identity in this store yet: start it once');
  const { host, pathname } = new URL(baseUrl);
  const path = pathname.replace(/\/$/, '');
  const publicSiteUrl = readSetting(store, 'publicSiteUrl') ?? baseUrl;
  return { baseUrl, publicSiteUrl, host, path, identity, ...(given === '' ? {} : { serviceName: given }) };
}

/** The first key in the document signs; the later ones only verify earlier signatures. */
function identityOf(didDocument: JsonObject, name: string): Identity | undefined {
  const method = Array.isArray(didDocument.verificationMethod) ? didDocument.verificationMethod[0] : undefined;
  if (!isObject(method) || !isObject(method.publicKeyJwk)) return undefined;
  const { id } = didDocument;
  const { x } = method.publicKeyJwk;
  if (typeof id !== 'string' || typeof method.id !== 'string' || typeof x !== 'string') return undefined;
  const publicJwk: PublicJwk = { kty: 'OKP', crv: 'Ed25519', x };
  return { did: id, verificationMethod: method.id, name, publicJwk, didDocument };
}
