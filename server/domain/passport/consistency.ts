// Derives values from other fields and reports fields that contradict each other.
import { parseDppCode } from '../gs1/dpp-code.ts';
import { isObject, type Json, type JsonObject } from '../json/json.ts';
import type { Mistakes } from './check.ts';
import { FIELD_BY_NAME } from './fields.ts';
import { contradictoryIdentifiers } from './identifiers.ts';

/** Percentage points. Shares are rounded: three rounded thirds may add up to 100.2. */
const ROUNDING = 0.5;

/** Derives GTIN and serial number from the dppCode, and the granularity from both. */
export function derive(value: JsonObject): JsonObject {
  const code = typeof value.dppCode === 'string' ? parseDppCode(value.dppCode) : undefined;
  const keys = code?.ok === true && code.value.gtin !== undefined ? { gtin: code.value.gtin, serial: code.value.serial ?? '' } : {};
  const merged: JsonObject = { ...keys, ...value };
  return merged.granularity === undefined ? { ...merged, granularity: granularityOf(merged) } : merged;
}

// GS1: 01 names the model, 01 with 10 the batch, 01 with 21 the item.
function granularityOf(value: JsonObject): string {
  if (value.serial !== undefined) return 'item';
  return value.batchOrLot === undefined ? 'model' : 'batch';
}

/** Checks identifiers, granularity, sums of shares, and the order of dates, voltages and ranges. */
export function checkConsistency(value: JsonObject, mistakes: Mistakes): void {
  checkCode(value, mistakes);
  for (const list of ['materials', 'fibreComposition']) checkShares(value[list], list, mistakes);
  ascending(value, ['manufacturingDate', 'placedOnMarketDate'], mistakes);
  ascending(value, ['validFrom', 'availableUntil'], mistakes);
  ascending(value, ['minimumVoltage', 'nominalVoltage', 'maximumVoltage'], mistakes);
  for (const name of ['powerLimitsW', 'idleTemperatureRange']) {
    const range = value[name];
    if (isObject(range) && typeof range.min === 'number' && typeof range.max === 'number' && range.min > range.max) {
      mistakes.add([name, 'max'], 'order', '"max" must not be less than "min"');
    }
  }
  checkLabelNames(value.labelTranslations, mistakes);
}

function checkCode(value: JsonObject, mistakes: Mistakes): void {
  for (const { pointer, code, detail } of contradictoryIdentifiers(value)) mistakes.add([pointer.slice(1)], code, detail);
  // Without a GTIN, the UUID is the key. Serial number and batch are then internal to the manufacturer and do not determine the
  // granularity.
  if (value.gtin === undefined) return;
  const expected = granularityOf(value);
  if (typeof value.granularity === 'string' && value.granularity !== expected) {
    mistakes.add(['granularity'], 'mismatch', `the GTIN with what qualifies it names ${expected === 'item' ? 'an item' : `a ${expected}`}`);
  }
}

function checkShares(shares: Json | undefined, name: string, mistakes: Mistakes): void {
  if (!Array.isArray(shares)) return;
  const total = shares.reduce(
    (sum: number, entry: Json) => sum + (isObject(entry) && typeof entry.percentage === 'number' ? entry.percentage : 0),
    0,
  );
  if (total > 100 + ROUNDING) mistakes.add([name], 'total', `the shares add up to ${Math.round(total * 100) / 100} %, more than 100 %`);
}

/** Requires that numbers or ISO 8601 texts do not decrease from one named field to the next. Skips absent fields. */
function ascending(value: JsonObject, names: readonly string[], mistakes: Mistakes): void {
  let before: { readonly name: string; readonly value: number } | undefined;
  for (const name of names) {
    const entry = value[name];
    const number = typeof entry === 'string' ? Date.parse(entry) : entry;
    if (typeof number !== 'number' || Number.isNaN(number)) continue;
    if (before !== undefined && number < before.value) mistakes.add([name], 'order', `must not be less than "${before.name}"`);
    before = { name, value: number };
  }
}

function checkLabelNames(translations: Json | undefined, mistakes: Mistakes): void {
  if (!isObject(translations)) return;
  for (const [language, labels] of Object.entries(translations)) {
    for (const name of isObject(labels) ? Object.keys(labels) : []) {
      if (!FIELD_BY_NAME.has(name)) mistakes.unknown(['labelTranslations', language, name], [...FIELD_BY_NAME.keys()]);
    }
  }
}
