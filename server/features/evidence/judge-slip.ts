// Judges a slip by the desks that its reader trusts, and compares it with the log of this computer.
import type { JudgedSlip, OwnEntry, SlipContent, SlipDesk, SlipDoubt } from '../../contract/index.ts';
import { type Because, explained } from '../../domain/evidence/because.ts';
import { defined } from '../../domain/json/defined.ts';
import { sameFingerprint } from '../../domain/keys/same-fingerprint.ts';
import { didKeyOfJwk } from '../../domain/signed-file/signed-file.ts';
import { readSlip } from '../../domain/slip/signed.ts';
import { judgeDesk } from '../../domain/trust-list/desks.ts';
import { devicePublicKey } from '../../store/audit-log/device.ts';
import { readInspection } from '../../store/audit-log/read.ts';
import type { Store } from '../../store/store.ts';
import type { WhoIsNamed } from './judge.ts';
import { decisionOf, itemDigest, recordedOf } from './slip-content.ts';

export interface SlipReader extends WhoIsNamed {
  /** The log of this computer. */
  readonly store?: Store;
  /** The item in hand. */
  readonly item?: { readonly gtin: string; readonly serial?: string };
}

export function judgeSlip(text: string, { signer, lists, now, store, item }: SlipReader): JudgedSlip {
  const read = readSlip(text);
  if (read.state === 'altered') return read;
  const { desk: did, fingerprint } = read;
  if (read.state === 'unread')
    return { state: 'undetermined', doubt: 'unread', because: read.because, why: read.why, desk: { fingerprint } };
  const { content: slip } = read;
  const standing = judgeDesk(did, slip.madeAt, lists, now);
  const own = store === undefined ? undefined : ownEntry(store, did, slip);
  const isGiven = sameFingerprint(signer, fingerprint);
  const by = standing.isVouched ? 'list' : isGiven ? 'given' : own?.log === 'same' ? 'own' : undefined;
  const desk: SlipDesk = { fingerprint, ...defined({ name: standing.name, by }) };
  const doubted = ((): { readonly doubt: SlipDoubt; readonly because?: Because; readonly why: string } | undefined => {
    if (signer !== undefined && !isGiven) return { doubt: 'other-key', why: 'the fingerprint that was given is that of another key' };
    if (own?.log === 'differs') return { doubt: 'own-log', because: own.because, why: own.why };
    if (!standing.isVouched && (standing.isAgainst || by === undefined)) {
      const { because, why } = standing;
      return { doubt: standing.isAgainst ? 'against' : 'unnamed', because, why };
    }
    const other = item === undefined ? undefined : otherItem(slip, item);
    return other === undefined ? undefined : { doubt: 'other-item', why: other };
  })();
  const said = { desk, slip, ...defined({ own }) };
  return doubted === undefined ? { state: 'genuine', ...said } : { state: 'undetermined', ...doubted, ...said };
}

/** Undefined if another computer signed the slip. */
function ownEntry(store: Store, did: string, slip: SlipContent): OwnEntry | undefined {
  const key = devicePublicKey(store.folder);
  if (key === undefined || didKeyOfJwk(key) !== did) return undefined;
  const inspection = readInspection(store, slip.number);
  if (inspection === undefined) return { log: 'differs', ...explained({ code: 'no-entry', number: slip.number }) };
  if (inspection.isChanged) return { log: 'differs', ...explained({ code: 'entry-changed', number: slip.number }) };
  const { decision, madeAt: _, tree: __, ...said } = slip;
  const recorded = recordedOf(inspection);
  if (Object.keys(recorded).some((name) => textOf(recorded, name) !== textOf(said, name)))
    return { log: 'differs', ...explained({ code: 'other-entry', number: slip.number }) };
  const decisionNow = decisionOf(inspection);
  return { log: 'same', ...(decisionNow === decision ? {} : { decisionNow }) };
}

const textOf = (object: object, name: string): string => JSON.stringify((object as Readonly<Record<string, unknown>>)[name]);

/** Why the slip does not name the item in hand. If the item is given without a serial number, any item of the product matches. */
function otherItem({ item }: SlipContent, { gtin, serial }: NonNullable<SlipReader['item']>): string | undefined {
  if (item.kind === 'none') return 'it names no item';
  if (item.kind === 'digest')
    return item.sha256 === itemDigest(`${gtin} ${serial ?? ''}`) ? undefined : 'its digest is not that of the item in hand';
  if (item.gtin !== gtin) return 'it is about another product than the one in hand';
  if (serial === undefined || item.serial === serial) return undefined;
  return item.serial === undefined ? 'it names no serial number' : 'it is about another item: the serial number differs';
}
