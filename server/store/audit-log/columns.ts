// Derives the columns that lists, filters and searches read from an inspection or a decision.
import type { Inspection } from '../../contract/index.ts';
import { fold } from '../../domain/encoding/fold.ts';
import { type Foreign, original } from '../../domain/foreign/index.ts';
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
}

const textOf = (text: Foreign | undefined): string | null => (text === undefined ? null : original(text));

export const listedEntry = ({
  at,
  asOf,
  again,
  item,
  expected,
  headline,
  reasons,
  recognised,
  product,
  input,
  sample,
}: Recorded): ListedEntry => ({
  at,
  as_of: asOf ?? null,
  again: again ?? null,
  headline,
  reason: reasons[0] ?? null,
  kind: recognised.kind,
  channel: input.channel,
  gtin: textOf(product?.gtin ?? recognised.gtin),
  serial: textOf(product?.serial ?? recognised.serial),
  dpp_code: textOf(product?.dppCode ?? recognised.dppCode),
  product_name: textOf(product?.name),
  file_name: textOf(input.fileName),
  search: fold(
    recognised.gtin,
    recognised.serial,
    ...[recognised.dppCode, product?.name, product?.manufacturer, input.fileName].map((text) => text && original(text)),
    reasons.join(' '),
  ),
  sample: sample ? 1 : 0,
  input_sha256: input.sha256,
  item,
  expected: expected === undefined ? null : canonical(expected),
  input_code: recognised.inputCode ?? null,
  link: recognised.link?.url ?? null,
  batch: recognised.batch ?? null,
});

export const listedDecision = ({ reference, officer, place }: RecordedDecision): { readonly search: string } => ({
  search: fold(reference, officer, place),
});
