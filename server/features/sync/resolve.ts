// Finds the passports that a service has for a product or an item.
import type { SyncItem } from '../../contract/index.ts';
import { parseDppCode } from '../../domain/gs1/dpp-code.ts';
import { isObject, type JsonObject } from '../../domain/json/json.ts';
import { parseStrictJson } from '../../domain/json/strict-json.ts';
import { ADDRESSES } from './addresses.ts';
import type { Answer } from './fetch.ts';
import type { SyncLimits } from './limits.ts';
import type { AskService } from './patience.ts';

type Without = Exclude<Answer, { readonly kind: 'ok' | 'unchanged' }>;
export type Resolved = { readonly kind: 'code'; readonly dppCode: string } | Without;
export type Listed = { readonly kind: 'codes'; readonly codes: readonly string[] } | Without;

const JSON_ONLY = { accept: 'application/json', types: ['application/json'] } as const;
const PAGE = 500;

const strange = (detail: string): Without => ({ kind: 'refused', code: 'bad-answer', detail });

const objectIn = (text: string): JsonObject | undefined => {
  const parsed = parseStrictJson(text);
  return parsed.ok && isObject(parsed.value) ? parsed.value : undefined;
};

/** These requests send no ETag, so `unchanged` is an error of the service. */
const without = (answer: Answer): Without | undefined =>
  answer.kind === 'ok' ? undefined : answer.kind === 'unchanged' ? strange('304 without a tag that was sent') : answer;

/** Looks up the passport code of one item by GTIN and serial number. */
export async function codeOfItem(service: string, gtin: string, serial: string, ask: AskService): Promise<Resolved> {
  const answer = await ask(ADDRESSES.item(service, gtin, serial), JSON_ONLY);
  if (answer.kind !== 'ok') return without(answer) as Without;
  const dppCode = objectIn(answer.text)?.dppCode;
  return isCode(dppCode) ? { kind: 'code', dppCode } : strange('the answer names no passport code');
}

const isCode = (value: unknown): value is string => typeof value === 'string' && value.length <= 64 && parseDppCode(value).ok;

/** Reads all pages. A service without paging returns the same page again, which adds no code and ends the loop. */
export async function codesOfProduct(
  service: string,
  { gtin = '', batch }: SyncItem,
  ask: AskService,
  limits: SyncLimits,
): Promise<Listed> {
  const codes = new Set<string>();
  const base = batch === undefined ? ADDRESSES.product(service, gtin) : ADDRESSES.batch(service, gtin, batch);
  while (codes.size <= limits.passportsOfProduct) {
    const answer = await ask(`${base}?limit=${PAGE}&offset=${codes.size}`, JSON_ONLY);
    if (answer.kind !== 'ok') return without(answer) as Without;
    const page = objectIn(answer.text);
    if (!Array.isArray(page?.results)) return strange('the answer is no listing of passports');
    const before = codes.size;
    for (const entry of page.results) {
      if (!isObject(entry) || !isCode(entry.dppCode)) return strange('the listing names something that is no passport code');
      codes.add(entry.dppCode);
    }
    if (codes.size === before || codes.size >= Number(page.total ?? 0)) {
      if (codes.size > limits.passportsOfProduct) break;
      return codes.size === 0 ? { kind: 'absent', code: 'not-there' } : { kind: 'codes', codes: [...codes] };
    }
  }
  return { kind: 'refused', code: 'too-many', detail: `the product has more than ${limits.passportsOfProduct} passports: name the items` };
}
