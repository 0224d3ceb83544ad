// Recognises again what a stored inspection was about, from its text.
import type { Inspection } from '../../contract/index.ts';
import { defined } from '../../domain/json/defined.ts';
import { recognise } from '../../domain/recognise/index.ts';
import type { RawInput, Recognised } from '../../domain/recognise/recognised.ts';

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
