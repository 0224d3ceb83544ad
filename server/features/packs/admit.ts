// Decides whether a pack may be applied here, and with which trust data its content is judged.
import { createHash } from 'node:crypto';
import type { AppliedPack, PackApplication, PackNeed, PackTrust } from '../../contract/index.ts';
import type { JsonObject } from '../../domain/json/json.ts';
import { comparisonWanted, sameFingerprint } from '../../domain/keys/fingerprint.ts';
import type { Signer } from '../../domain/keys/identity.ts';
import { type PackSigner, packSignerOf } from '../../domain/ownership/key-register.ts';
import { isJump, isOlder } from '../../domain/ownership/sequence.ts';
import { didKeyOfJwk } from '../../domain/signed-file/signed-file.ts';
import { trustFromIssuers } from '../../domain/trust/from-issuers.ts';
import type { Trust } from '../../domain/trust/trust.ts';
import { fingerprintOfDidKey, issuersOf, type ReadTrustList, readTrustList } from '../../domain/trust-list/read.ts';
import { appliedPack, lastWhole, numbersOf } from '../../store/packs.ts';
import type { Store } from '../../store/store.ts';
import { listIssuers } from '../../store/trust/issuers.ts';
import { trustListInForce } from '../../store/trust/trust-lists.ts';
import { keyRegister, type ListPlace, placeToBe, signedFileSha256 } from '../trust/index.ts';
import { PackRefusal, type PackRefusalCode } from './format/pack.ts';
import type { OpenPack } from './format/read.ts';

export interface Admission {
  /** Who asserts the unsigned entries. */
  readonly signer: Exclude<PackSigner, 'retired'>;
  /** The key was unknown before; the person confirms it now. */
  readonly isNew: boolean;
}

/** Throws `retired-key`, `unknown-creator`, `base-missing`, `sequence-jump` or `older-pack`. */
export function admitPack(
  { header, key, fingerprint, sha256 }: OpenPack,
  store: Store | undefined,
  ownKey: string | undefined,
  given: Omit<PackApplication, 'who'>,
): Admission {
  const signer = packSignerOf(keyRegister(store, ownKey === undefined ? undefined : fingerprintOfDidKey(ownKey)), fingerprint);
  if (signer === 'retired')
    throw new PackRefusal('retired-key', `ask for a pack that is signed with the present key, not with ${fingerprint}`);
  const isNew = signer === 'stranger';
  if (isNew && !sameFingerprint(given.creatorKey, fingerprint))
    throw new PackRefusal('unknown-creator', comparisonWanted(given.creatorKey, fingerprint));
  const { series, sequence, since } = header;
  const last = store === undefined ? 0 : lastWhole(store, key, series);
  if (since !== undefined && last < since)
    throw new PackRefusal(
      'base-missing',
      `it holds the changes since pack ${since}; ${last === 0 ? 'none' : `pack ${last}`} was applied here`,
    );
  const numbers = store === undefined ? { highest: 0, confirmed: 0 } : numbersOf(store, key, series);
  // The very last pack may be applied again, and the last complete one after a selection, unless that would restore
  // earlier passports. Neither is an older state.
  const isLast = sequence === numbers.highest || (sequence === last && header.counts.passports === 0);
  const again = store !== undefined && isLast && appliedPack(store, sha256) !== undefined;
  if (isJump(sequence, numbers) && !again && given.sequence !== sequence)
    throw new PackRefusal(
      'sequence-jump',
      `this is pack ${sequence}, the highest number that a person compared is ${numbers.confirmed}: ask its maker for the number and confirm it`,
    );
  if (isOlder(sequence, numbers) && !again && (given.reason ?? '').trim() === '')
    throw new PackRefusal('older-pack', `this is pack ${sequence}, pack ${numbers.highest} was applied: an older one needs a reason`);
  return { signer: isNew ? 'maker' : signer, isNew };
}

/**
 * Whether a pack may be applied again: if status lists were left out because no trust list vouched for their keys, or if the snapshot of
 * the registry was left out because another one was stored. Both may have changed.
 */
export const mayApplyAgain = ({ report }: AppliedPack): boolean => (report.listsLeftOut ?? 0) > 0 || report.snapshotLeftOut === true;

export interface PackFault {
  readonly code: string;
  readonly detail: string;
}

/** Returns the PackRefusal that `admit` throws, as a value. */
export function admission(admit: () => unknown): PackFault | undefined {
  try {
    admit();
    return undefined;
  } catch (error) {
    if (!(error instanceof PackRefusal)) throw error;
    return { code: error.code, detail: error.message };
  }
}

/** Returns what a person has to add, and the fault that remains after that. */
export function packNeeds(
  pack: OpenPack,
  store: Store,
  ownKey: string,
): { readonly needs: readonly PackNeed[]; readonly fault?: PackFault } {
  const needs: PackNeed[] = [];
  let given: Omit<PackApplication, 'who'> = {};
  for (;;) {
    const fault = admission(() => admitPack(pack, store, ownKey, given));
    if (fault === undefined) return { needs };
    const added = NEEDED[fault.code as keyof typeof NEEDED]?.(pack);
    if (added === undefined) return { needs, fault };
    needs.push(added.need);
    given = { ...given, ...added.given };
  }
}

/** What a person can add to overcome a refusal. */
const NEEDED: Readonly<
  Partial<Record<PackRefusalCode, (pack: OpenPack) => { readonly need: PackNeed; readonly given: Omit<PackApplication, 'who'> }>>
> = {
  'unknown-creator': ({ fingerprint }) => ({ need: 'creator-key', given: { creatorKey: fingerprint } }),
  'sequence-jump': ({ header }) => ({ need: 'sequence', given: { sequence: header.sequence } }),
  'older-pack': () => ({ need: 'reason', given: { reason: 'to be given' } }),
};

export const ownKeyOf = ({ publicJwk }: Pick<Signer, 'publicJwk'>): string => didKeyOfJwk(publicJwk.x);

export interface CarriedTrust {
  readonly text: string;
  readonly read: Extract<ReadTrustList, { ok: true }>;
  /** `taken-over` means that it is to be imported. */
  readonly becomes: PackTrust;
}

/**
 * The enclosed list is admitted by the rules of every import. An older one is kept for its statements against issuers,
 * and rolls nothing back.
 */
export function carriedTrust(pack: OpenPack, store: Store | undefined): CarriedTrust | undefined {
  const text = pack.trust();
  if (text === undefined) return undefined;
  const read = readTrustList(text);
  if (!read.ok) throw new PackRefusal('bad-trust', `${read.code}, ${read.detail}`);
  const sha256 = signedFileSha256(text);
  const place = store === undefined ? 'in-force' : placeToBe(store, read.trustList, sha256);
  const already = store !== undefined && trustListInForce(store)?.sha256 === sha256;
  return { text, read, becomes: already && place === 'in-force' ? 'already' : becomesOf(place) };
}

export const becomesOf = (place: ListPlace): PackTrust => (place === 'in-force' ? 'taken-over' : place);

/** The credentials of a pack are judged with the keys of the enclosed trust list. */
export function trustWith(trust: Trust, store: Store | undefined, carried: CarriedTrust | undefined): Trust {
  if (carried?.becomes !== 'taken-over') return trust;
  const local = store === undefined ? [] : listIssuers(store).filter(({ origin }) => origin === 'local');
  const own = [...trust.issuers.values()].filter(({ origin }) => origin === 'own');
  return { ...trust, issuers: trustFromIssuers([...local, ...issuersOf(carried.read.trustList), ...own]).issuers };
}

/** Returns the SHA-256 (hexadecimal) over the DID documents of all issuers, in the order of their DIDs. */
export function digestOfIssuers({ issuers }: Trust): string {
  const keys = [...issuers.values()]
    .map(({ did, didDocument }): [string, JsonObject] => [did, didDocument])
    .sort(([one], [other]) => (one < other ? -1 : 1));
  return createHash('sha256').update(JSON.stringify(keys)).digest('hex');
}
