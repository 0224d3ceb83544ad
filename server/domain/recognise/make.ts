// Builds `Recognised` values (products, keys, refusals) from parsed data.

import type { InputCode } from '../evidence/input-codes.ts';
import type { Element } from '../gs1/ai.ts';
import { keyOf } from '../gs1/key.ts';
import { type Fault, plainSentence } from '../gs1/outcome.ts';
import { defined } from '../json/defined.ts';
import type { Flag, Gs1OtherKey, Gs1Product, InvalidInput, Link, OtherText } from './recognised.ts';

export interface Found {
  readonly form: Gs1Product['form'];
  readonly elements: readonly Element[];
  readonly flags?: readonly Flag[];
  readonly link?: Link | undefined;
}

/** Builds a product from a trade item (AI 01) and a `gs1-other-key` from any other key. Returns undefined when no element is a key. */
export function identified({ form, elements, flags = [], link }: Found): Gs1Product | Gs1OtherKey | undefined {
  const key = keyOf(elements);
  if (!key) return undefined;
  const shown = link ? { link } : {};
  if (key.ai !== '01') return { kind: 'gs1-other-key', ai: key.ai, value: key.value, flags, ...shown };
  const values = new Map(elements);
  const [batch, cpv, tpx, expiry] = ['10', '22', '235', '17'].map((ai) => values.get(ai));
  return {
    kind: 'gs1',
    form,
    gtin: key.value,
    serial: values.get('21') ?? null,
    ...defined({ batch, cpv, tpx, expiry }),
    ais: elements,
    flags,
    ...shown,
  };
}

export const invalid = (code: InputCode, detail: string, hint?: InvalidInput['hint']): InvalidInput => ({
  kind: 'invalid',
  code,
  detail: plainSentence(detail),
  flags: [],
  ...(hint === undefined ? {} : { hint }),
});

/** Builds the refusal for an incomplete code that spans several symbols; `read` lists the parts present. */
export function incomplete({ count, read }: NonNullable<InvalidInput['parts']>): InvalidInput {
  const missing = Array.from({ length: count }, (_, index) => index + 1).filter((number) => !read.includes(number));
  const said =
    missing.length === 0
      ? 'the parts that were read make up no code'
      : `part ${read.join(', ')} of ${count}; missing: ${missing.join(', ')}`;
  return { ...invalid('DPP-INP-23', said), parts: { count, read } };
}

export const other = (text: string): OtherText => ({ kind: 'other', text, flags: [] });

/** Maps a fault of GS1 data to a refusal. `otherwise` is the code of the form being read, for faults without a code of their own. */
export function refused(fault: Fault, otherwise: InputCode): InvalidInput {
  return invalid(inputCode(fault, otherwise), fault.detail);
}

function inputCode({ code, ai }: Fault, otherwise: InputCode): InputCode {
  if (code === 'check-digit') return 'DPP-INP-02';
  if (code === 'too-long') return 'DPP-INP-10';
  if (code === 'scheme') return 'DPP-INP-05';
  if (code === 'user-information') return 'DPP-INP-06';
  if (code === 'percent-encoding') return 'DPP-INP-07';
  if (ai === '21' && (code === 'length' || code === 'character')) return 'DPP-INP-08';
  return otherwise;
}
