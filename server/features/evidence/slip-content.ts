// Derives the content of a slip from a logged inspection.
import { createHash } from 'node:crypto';
import type { Inspection, SlipContent, SlipItem } from '../../contract/index.ts';
import { original } from '../../domain/foreign/index.ts';
import { parseGtin } from '../../domain/gs1/gtin.ts';
import { isSlipSerial } from '../../domain/slip/content.ts';
import { inForce } from '../../store/audit-log/decided.ts';

export type Recorded = Omit<SlipContent, 'decision' | 'madeAt' | 'tree'>;

/** The content that does not change after the inspection. */
export const recordedOf = (inspection: Inspection): Recorded => ({
  number: inspection.id,
  hash: inspection.hash,
  inspectedAt: new Date(inspection.at).toISOString(),
  headline: inspection.headline,
  isPast: inspection.asOf !== undefined,
  sample: inspection.sample,
  item: itemOf(inspection),
});

export const decisionOf = ({ decisions }: Inspection): SlipContent['decision'] => {
  const decision = inForce(decisions)?.decision;
  return decision === undefined || decision === 'undone' ? 'none' : decision;
};

/** The digest of an identifier that does not fit on the slip. Identifiers are short, so likely ones can be guessed from it. */
export const itemDigest = (identifier: string): string => createHash('sha256').update(`dpp-desk-item-1\n${identifier}`).digest('hex');

/** The scanned label, else the product named before the inspection, else the verified document. */
function itemOf({ recognised, expected, product }: Inspection): SlipItem {
  const named = [recognised, expected, product].find((one) => one?.gtin !== undefined);
  const gtin = named?.gtin === undefined ? undefined : parseGtin(original(named.gtin));
  if (gtin === undefined) {
    const code = recognised.dppCode ?? product?.dppCode;
    return code === undefined ? { kind: 'none' } : { kind: 'digest', sha256: itemDigest(original(code)) };
  }
  const serial = named?.serial === undefined ? '' : original(named.serial);
  if (serial === '') return { kind: 'gtin', gtin };
  return isSlipSerial(serial) ? { kind: 'gtin', gtin, serial } : { kind: 'digest', sha256: itemDigest(`${gtin} ${serial}`) };
}
