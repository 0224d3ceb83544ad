// Determines which things an EPCIS event is about, and the role of each.
import type { Foreign } from '../foreign/index.ts';
import { defined } from '../json/defined.ts';
import { asList, isObject, type Json, type JsonObject } from '../json/json.ts';
import { type EventProduct, productOf } from './products.ts';

/** `observed`: the event is about the thing itself. Inputs go into a transformation, outputs come out of it. */
export type EventRole = 'observed' | 'parent' | 'child' | 'input' | 'output';

export interface EventPart {
  readonly role: EventRole;
  /** An EPC, or a class of goods. */
  readonly id: Foreign;
  readonly quantity?: Foreign;
  /** The product of the passport. */
  readonly isThis?: true;
}

/** The members that name the things of an event, with their roles (EPCIS 2.0, sections 7.4.2 to 7.4.6). */
const MEMBERS: readonly (readonly [member: string, role: EventRole])[] = [
  ['inputEPCList', 'input'],
  ['inputQuantityList', 'input'],
  ['outputEPCList', 'output'],
  ['outputQuantityList', 'output'],
  ['parentID', 'parent'],
  ['childEPCs', 'child'],
  ['childQuantityList', 'child'],
  ['epcList', 'observed'],
  ['quantityList', 'observed'],
];

/** Policy: the maximum number of things of an event that are named. The others are counted. */
export const MOST_PARTS = 60;

export interface EventParts {
  readonly action?: 'ADD' | 'OBSERVE' | 'DELETE';
  /** The product of the passport comes before others. */
  readonly parts: readonly EventPart[];
  /** The number of further things that are not in `parts`. */
  readonly moreParts?: number;
}

/** `isThis` tests whether a thing is the product of the passport. The product comes first, wherever the event lists it. */
export function partsOfEvent(event: JsonObject, isThis: (product: EventProduct) => boolean): EventParts {
  const all = MEMBERS.flatMap(([member, role]) => asList(event[member]).flatMap((one) => partOf(one, role, isThis) ?? []));
  const parts = [...all.filter((part) => part.isThis), ...all.filter((part) => !part.isThis)];
  const { action } = event;
  return {
    ...(action === 'ADD' || action === 'OBSERVE' || action === 'DELETE' ? { action } : {}),
    parts: parts.slice(0, MOST_PARTS),
    ...(parts.length > MOST_PARTS ? { moreParts: parts.length - MOST_PARTS } : {}),
  };
}

function partOf(one: Json, role: EventRole, isThis: (product: EventProduct) => boolean): EventPart | undefined {
  const id = isObject(one) ? one.epcClass : one;
  if (typeof id !== 'string') return undefined;
  const product = productOf(id);
  return { role, id, ...defined({ quantity: quantityOf(one) }), ...(product !== undefined && isThis(product) ? { isThis: true } : {}) };
}

/** Returns a quantity as stated, such as "40 KGM". Without a unit, it is a number of pieces. */
function quantityOf(one: Json): string | undefined {
  if (!isObject(one) || typeof one.quantity !== 'number') return undefined;
  return [String(one.quantity), typeof one.uom === 'string' ? one.uom : ''].join(' ').trim();
}

interface Key {
  readonly dppCode: string;
  readonly gtin?: string | undefined;
  readonly serial?: string | undefined;
  readonly batch?: string | undefined;
}

/** Tests whether a product of an event is that of the passport. An item does not match its class of goods, nor a model its items. */
export const isProductOf =
  ({ dppCode, gtin, serial, batch }: Key) =>
  (product: EventProduct): boolean => {
    if ('uuid' in product) return dppCode === product.uuid || dppCode === `DPP-${product.uuid}`;
    if (product.gtin !== gtin || product.serial !== serial) return false;
    return serial !== undefined || product.batch === undefined || product.batch === batch;
  };
