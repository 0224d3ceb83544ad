// Signs the next trust list of an office, and announces a new key.

import type { OfficeAnnouncement, OfficeSigning } from '../../contract/index.ts';
import { oneLine } from '../../domain/foreign/index.ts';
import { fingerprintOfDidKey, readTrustList } from '../../domain/trust-list/read.ts';
import { didKeyOf, signTrustList } from '../../domain/trust-list/write.ts';
import { logTrust } from '../../store/trust/trust-lists.ts';
import type { AppContext } from '../app-context/index.ts';
import { signedFileSha256 } from '../trust/index.ts';
import { afterSigning, type Draft, nextTrustList } from './draft.ts';
import { keepDraft, presentDraft } from './draft-file.ts';
import { openOfficeKey } from './key.ts';
import { keepLast, officeStanding, type Standing } from './last-list.ts';
import { omittedFrom } from './overview.ts';
import { refusedOffice } from './refused.ts';

const DAY = 86_400_000;

/**
 * Writes the signed list and the draft with its sequence to the disk before it returns, so that the same number is
 * never signed twice. The next list is due in `days`. Throws `trust-refused`.
 */
export function signNext(
  context: AppContext,
  { version, key: pem, passphrase, days, who, leaveOut = false, empty = false }: OfficeSigning,
): void {
  const { folder } = context.store;
  const { draft } = presentDraft(folder, version);
  const standing = officeStanding(context, draft);
  const now = context.now();
  const { last, sequence } = standing;
  if (last === undefined && sequence > 0)
    throw refusedOffice('last-list-missing', `list number ${sequence} is not here: choose its file first, so that its key can be compared`);
  if (last !== undefined && Date.parse(last.trustList.issuedAt) > now.getTime())
    throw refusedOffice(
      'clock-behind',
      `list number ${sequence} was signed at ${last.trustList.issuedAt}: the clock of this computer is behind`,
    );
  refuseSeveral(draft);
  const [missing] = leaveOut || last === undefined ? [] : omittedFrom(draft, last.trustList);
  if (missing !== undefined)
    throw refusedOffice(
      'key-left-out',
      `the next list leaves out '${oneLine(missing.key, 500)}' of ${oneLine(missing.name)}, which the last one vouched for without an end`,
    );
  if (draft.entries.length === 0 && !empty)
    throw refusedOffice(
      'empty-list',
      'the draft names no issuer: every issuer would read "unknown issuer" on every desk that takes the list over',
    );
  const key = openOfficeKey({ pem, passphrase });
  refuseOtherKey(standing, didKeyOf(key));
  const trustList = nextTrustList({ ...draft, sequence }, now, new Date(now.getTime() + days * DAY));
  const signed = signTrustList(trustList, key);
  const read = readTrustList(signed);
  if (!read.ok) throw refusedOffice(read.code === 'too-large' ? 'too-large' : 'bad-content', read.detail, read.faults);
  keepLast(folder, signed);
  keepDraft(folder, afterSigning(draft, trustList));
  const { id, name } = trustList.issuer;
  const at = now.toISOString();
  logTrust(context.store, {
    at,
    action: 'list-signed',
    subject: `${name} (${id})`,
    sequence: trustList.sequence,
    sha256: signedFileSha256(signed),
    who,
  });
}

/** With several operators, each signs on a separate computer, which this page does not support. */
function refuseSeveral({ operators }: Draft): void {
  if (operators !== undefined)
    throw refusedOffice(
      'several-operators',
      `${operators.threshold} of ${operators.members.length} operators sign this list: use 'desk trust sign'`,
    );
}

function refuseOtherKey({ last, sequence }: Standing, key: string): void {
  if (last === undefined || last.nextKeys.includes(key)) return;
  const wanted = last.nextKeys.map(fingerprintOfDidKey).join(' or ');
  throw refusedOffice(
    'other-key',
    `this key is ${fingerprintOfDidKey(key)}; after list number ${sequence} only ${wanted} signs. A new key has to be announced first, in a list that is signed with the present one`,
  );
}

/** The next list, still signed with the present key, names the new key. From then on only the new key counts. Throws `trust-refused`. */
export function announceKey(context: AppContext, { version, key: pem, passphrase }: OfficeAnnouncement): void {
  const { folder } = context.store;
  const { draft } = presentDraft(folder, version);
  refuseSeveral(draft);
  keepDraft(folder, { ...draft, operatorKeys: [didKeyOf(openOfficeKey({ pem, passphrase }))] });
}
