// Maps scanned input to what an examination needs: the product key, the held copies and the code of a refusal.

import type { Code } from '../evidence/codes.ts';
import type { InputCode } from '../evidence/input-codes.ts';
import { productKeyOf } from '../recognise/product-key.ts';
import type { DppCodeInput, Gs1Product, ProductKey } from '../recognise/recognised.ts';
import type { Copy, ExamineContext } from './examined.ts';

export function keyOfScan(scanned: Gs1Product): ProductKey;
export function keyOfScan(scanned: Gs1Product | DppCodeInput): ProductKey | undefined;
export function keyOfScan(scanned: Gs1Product | DppCodeInput): ProductKey | undefined {
  return productKeyOf(scanned);
}

export const copiesOfScan = (scanned: Gs1Product | DppCodeInput, context: ExamineContext): readonly Copy[] =>
  scanned.kind === 'dpp-code' ? context.copiesOfCode(scanned.dppCode) : context.copiesOfProduct(keyOfScan(scanned));

/** Merges the copies of a product and the linked copies without duplicates. The first one carries the total number held. */
export function withLinked(copies: readonly Copy[], linked: readonly Copy[]): readonly Copy[] {
  const others = linked.filter(({ body }) => !copies.some((copy) => copy.body === body));
  const [first, ...rest] = copies;
  return first === undefined ? linked : [{ ...first, held: (first.held ?? copies.length) + others.length }, ...rest, ...others];
}

/** Some refused inputs can be read but contain no credential or product to inspect. */
const READABLE: Partial<Record<InputCode, Code>> = { 'DPP-INP-22': 'DPP-SIG-26', 'DPP-INP-23': 'DPP-SIG-27' };
export const codeOfRefused = (code: InputCode): Code => READABLE[code] ?? 'DPP-SIG-11';
