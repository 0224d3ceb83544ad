// What a stored inspection was about, recognised once more from the text that was read.
import type { Inspection } from '../../contract/index.ts';
import { recognise } from '../../domain/recognise/index.ts';
import type { RawInput, Recognised } from '../../domain/recognise/recognised.ts';

export interface StoredInput extends RawInput {
  /** Which item of its input. */
  readonly item: number;
  readonly recognised: Inspection['recognised'];
}

/** Of an ambiguous text, the reading that a person chose: the text alone would ask again. */
export function inspectedItem({ text, channel, symbology, item, recognised }: StoredInput): Recognised | undefined {
  const found = recognise({ text, channel, ...(symbology === undefined ? {} : { symbology }) });
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
