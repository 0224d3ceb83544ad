// Derives the content of a slip from a logged inspection.
import { createHash } from 'node:crypto';
import type { Inspection, SlipContent, SlipItem } from '../../contract/index.ts';
import { original } from '../../domain/foreign/index.ts';
import { parseGtin } from '../../domain/gs1/gtin.ts';
import { defined } from '../../domain/json/defined.ts';
import { itemInHand, type NamedItem } from '../../domain/log/item.ts';
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

function itemOf(inspection: Inspection): SlipItem {
  const { gtin: number, serial: named, dppCode } = inspection.itemRule === undefined ? earlierItem(inspection) : itemInHand(inspection);
  const gtin = number === undefined ? undefined : parseGtin(original(number));
  if (gtin === undefined) return dppCode === undefined ? { kind: 'none' } : { kind: 'digest', sha256: itemDigest(original(dppCode)) };
  const serial = named === undefined ? '' : original(named);
  if (serial === '') return { kind: 'gtin', gtin };
  return isSlipSerial(serial) ? { kind: 'gtin', gtin, serial } : { kind: 'digest', sha256: itemDigest(`${gtin} ${serial}`) };
}

/** As slips about entries of the first rule were signed: without the numbers that the label lacks. */
function earlierItem({ recognised, expected, product }: Inspection): NamedItem {
  const named = [recognised, expected, product].find((one) => one?.gtin !== undefined);
  return defined({ gtin: named?.gtin, serial: named?.serial, dppCode: recognised.dppCode ?? product?.dppCode });
}
