// Derives the columns that lists, filters and searches read from an inspection or a decision.
import type { Inspection } from '../../contract/index.ts';
import { fold } from '../../domain/encoding/fold.ts';
import { type Foreign, original } from '../../domain/foreign/index.ts';
import { itemOf, type NamedItem, otherOf } from '../../domain/log/item.ts';
import { canonical, type RecordedDecision } from './chain.ts';

export type Recorded = Omit<Inspection, 'id' | 'hash' | 'decisions' | 'inspectedAgain' | 'isChanged' | 'erased' | 'input' | 'release'> & {
  readonly input: Omit<Inspection['input'], 'text'>;
};

export interface ListedEntry {
  readonly at: string;
  readonly as_of: string | null;
  readonly again: number | null;
  readonly headline: string;
  readonly reason: string | null;
  readonly kind: string;
  readonly channel: string;
  readonly gtin: string | null;
  readonly serial: string | null;
  readonly dpp_code: string | null;
  readonly product_name: string | null;
  readonly file_name: string | null;
  readonly search: string;
  readonly sample: number;
  readonly input_sha256: string;
  readonly item: number;
  /** Canonical JSON. */
  readonly expected: string | null;
  readonly input_code: string | null;
  readonly link: string | null;
  readonly batch: string | null;
  /** The item that the credential is about, if it is another one. */
  readonly other_gtin: string | null;
  readonly other_serial: string | null;
}

const textOf = (text: Foreign | undefined): string | null => (text === undefined ? null : original(text));

export function listedEntry(entry: Recorded): ListedEntry {
  const { at, asOf, again, item, expected, headline, reasons, recognised, product, input, sample } = entry;
  const { gtin, serial, dppCode, name, batch } = itemOf(entry);
  const other = otherOf(entry);
  return {
    at,
    as_of: asOf ?? null,
    again: again ?? null,
    headline,
    reason: reasons[0] ?? null,
    kind: recognised.kind,
    channel: input.channel,
    gtin: textOf(gtin),
    serial: textOf(serial),
    dpp_code: textOf(dppCode),
    product_name: textOf(name),
    file_name: textOf(input.fileName),
    search: fold(
      ...numbersFor(entry),
      ...[product?.name, product?.manufacturer, input.fileName].map((text) => text && original(text)),
      reasons.join(' '),
    ),
    sample: sample ? 1 : 0,
    input_sha256: input.sha256,
    item,
    expected: expected === undefined ? null : canonical(expected),
    input_code: recognised.inputCode ?? null,
    link: recognised.link?.url ?? null,
    batch: textOf(batch),
    other_gtin: textOf(other?.gtin),
    other_serial: textOf(other?.serial),
  };
}

/** The numbers by which a search finds an entry: those of the item, and those of the credential if it is about another item. */
function numbersFor(entry: Recorded): readonly string[] {
  const { recognised, itemRule } = entry;
  const numbersIn = (named: readonly (NamedItem | Inspection['recognised'] | undefined)[]) =>
    named.flatMap((one) => [one?.gtin, one?.serial, one?.dppCode].flatMap((number) => (number === undefined ? [] : [original(number)])));
  // The first rule kept equal numbers.
  return itemRule === undefined ? numbersIn([recognised]) : [...new Set(numbersIn([itemOf(entry), otherOf(entry)]))];
}

export const listedDecision = ({ reference, officer, place }: RecordedDecision): { readonly search: string } => ({
  search: fold(reference, officer, place),
});
