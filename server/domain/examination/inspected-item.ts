// Finds the items of a stored input: the one that was inspected, and the credentials that came with it.
import type { Inspection } from '../../contract/index.ts';
import { defined } from '../json/defined.ts';
import { recognise } from '../recognise/index.ts';
import { type CredentialInput, isCredentialInput, type RawInput, type Recognised } from '../recognise/recognised.ts';

export interface StoredInput extends RawInput {
  /** The index of the item in its input. */
  readonly item: number;
  readonly recognised: Inspection['recognised'];
}

/** For an ambiguous text, returns the reading that the person chose. */
export function inspectedItem({ text, channel, symbology, item, recognised }: StoredInput): Recognised | undefined {
  const found = recognise({ text, channel, ...defined({ symbology }) });
  const [first] = found;
  if (first?.kind !== 'ambiguous') return found[item];
  return first.candidates.find(
    ({ gtin, serial, batch, cpv, tpx }) =>
      gtin === recognised.gtin &&
      (serial ?? undefined) === recognised.serial &&
      batch === recognised.batch &&
      cpv === recognised.cpv &&
      tpx === recognised.tpx,
  );
}

/** Policy: the maximum number of credentials of one input that are searched for licences. */
const MOST_BESIDE = 32;

export const credentialsIn = (items: readonly Recognised[]): readonly CredentialInput[] =>
  items.filter(isCredentialInput).slice(0, MOST_BESIDE);
