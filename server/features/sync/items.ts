// Reads the items of a run from lines, GTINs, a want-list file or a link set, and names the line that is wrong.
import type { SyncItem } from '../../contract/index.ts';
import { MOST_OF_A_CODE } from '../../domain/formats/wanted-codes.ts';
import { toGtin14 } from '../../domain/gs1/gtin.ts';
import { defined } from '../../domain/json/defined.ts';
import { isObject, type JsonObject } from '../../domain/json/json.ts';
import { parseStrictJson } from '../../domain/json/strict-json.ts';
import { recognise } from '../../domain/recognise/index.ts';
import type { Recognised } from '../../domain/recognise/recognised.ts';
import { Refusal } from '../../lib/problem.ts';
import { SYNC_LIMITS } from './limits.ts';

const wrong = (place: string, detail: string): Refusal =>
  new Refusal('bad-body', `${place}: ${detail}`, { errors: [{ pointer: place, detail }] });

/** One item per line: passport codes, product links and numbers in any spelling, addresses of credentials. Throws `bad-body`. */
export const itemsOfLines = (text: string): SyncItem[] =>
  numbered(text).map(([line, number]) => {
    const [item] = recognise({ text: line, channel: 'file' });
    const found = item && itemOf(item);
    if (found === undefined) throw wrong(`line ${number}`, 'names no passport, product or credential');
    return found;
  });

/** One GTIN per line, in the length in which it is printed. Throws `bad-body`. */
export const itemsOfGtins = (text: string): SyncItem[] =>
  numbered(text).map(([line, number]) => {
    const gtin = toGtin14(line);
    if (!gtin.ok) throw wrong(`line ${number}`, gtin.fault.detail);
    return { gtin: gtin.value };
  });

const numbered = (text: string): (readonly [line: string, number: number])[] =>
  text.split(/\r?\n/).flatMap((line, index) => (line.trim() === '' ? [] : [[line.trim(), index + 1] as const]));

function itemOf(item: Recognised): SyncItem | undefined {
  switch (item.kind) {
    case 'dpp-code':
      return { dppCode: item.dppCode };
    case 'gs1':
      return wantedItem({ gtin: item.gtin, serial: item.serial, batch: item.batch });
    case 'verify-link':
      return { link: item.uri };
    case 'link':
      return { link: item.link.url };
    default:
      return undefined;
  }
}

/** Reads a want-list as the app saves it, or a link set (RFC 9264), whose anchors name the products. Throws `bad-body`. */
export function itemsOfFile(text: string): SyncItem[] {
  const parsed = parseStrictJson(text);
  const document = parsed.ok && isObject(parsed.value) ? parsed.value : undefined;
  if (document?.format === 'dpp-want-list' && document.version === 1 && Array.isArray(document.items))
    return document.items.map((entry, index) => {
      const found = isObject(entry) ? wantedItem(entry) : undefined;
      if (found === undefined) throw wrong(`/items/${index}`, 'names no passport, product or link');
      return found;
    });
  if (Array.isArray(document?.linkset))
    return document.linkset.map((context, index) => {
      const anchor = isObject(context) ? context.anchor : undefined;
      const [item] = typeof anchor === 'string' ? recognise({ text: anchor, channel: 'file' }) : [];
      const found = item && itemOf(item);
      if (found === undefined) throw wrong(`/linkset/${index}/anchor`, 'names no passport, product or credential');
      return found;
    });
  throw wrong('/', 'this is neither a want-list nor a link set');
}

/** Reads a file that a person chose: JSON is a want-list or a link set, any other text is read by lines. Throws `bad-body`. */
export const itemsOfText = (text: string): SyncItem[] => (text.trimStart().startsWith('{') ? itemsOfFile(text) : itemsOfLines(text));

/** The code or the product takes precedence over the link, which may lead anywhere. */
export function wantedItem({
  gtin,
  serial,
  batch,
  dppCode,
  link,
}: JsonObject | { readonly [K in keyof SyncItem]: unknown }): SyncItem | undefined {
  const text = (value: unknown): string | undefined =>
    typeof value === 'string' && value !== '' && value.length <= MOST_OF_A_CODE ? value : undefined;
  const product = toGtin14(text(gtin) ?? '');
  if (text(dppCode) !== undefined) return { dppCode: text(dppCode) as string };
  if (product.ok) {
    const [item, lot] = [text(serial), text(batch)];
    return { gtin: product.value, ...defined({ serial: item, batch: lot }) };
  }
  return text(link) === undefined ? undefined : { link: text(link) as string };
}

/** Removes duplicates. Throws if there are more items than one run may hold, or none. */
export function oneOfEach(items: readonly SyncItem[]): readonly SyncItem[] {
  const each = [...new Map(items.map((item) => [JSON.stringify(item), item])).values()];
  if (each.length === 0) throw new Refusal('bad-body', 'nothing was named that could be fetched');
  if (each.length > SYNC_LIMITS.items) throw new Refusal('too-large', `a run fetches at most ${SYNC_LIMITS.items} items`);
  return each;
}
