// Finds the keys that one trust entry vouches for, in the DID document and in the list itself, each with its window.

import { parseDateTime } from '../dates/dates.ts';
import { defined } from '../json/defined.ts';
import { asList, isObject, type JsonObject } from '../json/json.ts';
import { findKey, type KeyFinding, methodIdsIn } from '../keys/controlling-document.ts';
import type { KeyWindow } from '../keys/identity.ts';
import type { KnownIssuer } from './trust.ts';

interface Keys {
  readonly document: JsonObject;
  readonly windows: ReadonlyMap<string, KeyWindow>;
  readonly found: Map<string, KeyFinding>;
}

const keys = new WeakMap<KnownIssuer, Keys>();
const MAX_NAMES = 256;

function keysOf(issuer: KnownIssuer): Keys {
  let known = keys.get(issuer);
  if (known === undefined) {
    const { keyWindows = [] } = issuer;
    known = {
      document: withCarried(issuer.didDocument, issuer.did, keyWindows),
      windows: new Map(keyWindows.map((window) => [window.id, window])),
      found: new Map(),
    };
    keys.set(issuer, known);
  }
  return known;
}

/**
 * Adds keys that the list names but the issuer's document no longer contains. Such a key is no longer used to sign, but its earlier
 * signatures still verify.
 */
function withCarried(document: JsonObject, did: string, windows: readonly KeyWindow[]): JsonObject {
  const held = new Set(methodIdsIn(document));
  const carried = windows.flatMap(({ id, publicKeyMultibase }) =>
    publicKeyMultibase === undefined || held.has(id) ? [] : [{ id, type: 'Multikey', controller: did, publicKeyMultibase }],
  );
  if (carried.length === 0) return document;
  return {
    ...document,
    verificationMethod: [...asList(document.verificationMethod ?? []).filter(isObject), ...carried],
    assertionMethod: [...asList(document.assertionMethod ?? []), ...carried.map(({ id }) => id)],
  };
}

/** Returns the key of that name, with the window from the list. */
export function keyOf(issuer: KnownIssuer, methodId: string): KeyFinding {
  const { document, windows, found } = keysOf(issuer);
  let finding = found.get(methodId);
  if (finding === undefined) {
    finding = inWindow(findKey(document, methodId), windows.get(methodId));
    if (found.size < MAX_NAMES) found.set(methodId, finding);
  }
  return finding;
}

function inWindow(finding: KeyFinding, window: KeyWindow | undefined): KeyFinding {
  if (finding.kind !== 'key' || window === undefined) return finding;
  const { from, until, revoked } = window;
  const earliest =
    revoked === undefined || (finding.revoked !== undefined && !isLater(finding.revoked, revoked)) ? finding.revoked : revoked;
  return {
    ...finding,
    ...defined({ revoked: earliest, from, until }),
  };
}

/** An unreadable date counts as earlier than any other, so it counts against the key. */
const isLater = (one: string, other: string): boolean =>
  (parseDateTime(one) ?? Number.NEGATIVE_INFINITY) > (parseDateTime(other) ?? Number.NEGATIVE_INFINITY);

/** Returns the names of all verification methods of the issuer. */
export const methodIdsOf = (issuer: KnownIssuer): readonly string[] => methodIdsIn(keysOf(issuer).document);
