// UNTP 0.7.0: our own table answers as the release's JSON Schemas do, on samples, negatives and thousands of mutations of both.
import { readdirSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { UNTP_TYPES, type UntpType, untpFaults } from '../../server/domain/credential/untp.ts';
import { isObject, type Json, type JsonObject } from '../../server/domain/json/json.ts';
import { skipReason, vectors } from '../fixtures/vectors-folder.ts';
import { readJson } from './credentials.ts';

if (vectors === undefined) it.skip(`untp: ${skipReason}`, () => {});
else {
  const folder = `${vectors}credentials/open/untp-0.7.0/`;
  const ajv = new Ajv2020({ strict: false });
  (addFormats as unknown as (instance: Ajv2020) => void)(ajv);
  const fileOf = (type: UntpType): string => (type === 'DigitalConformityCredential' ? 'ConformityCredential' : type);
  const official = new Map(
    UNTP_TYPES.map((type) => [type, ajv.compile(withItems(readJson<JsonObject>(`${folder}schemas/${fileOf(type)}.json`)) as JsonObject)]),
  );
  const agree = (value: Json, type: UntpType): boolean => (untpFaults(value, type).length === 0) === official.get(type)?.(value);

  const samples = readdirSync(`${folder}samples`, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.json'))
    .map((name) => {
      const value = readJson<JsonObject>(`${folder}samples/${name}`);
      const type = UNTP_TYPES.find((one) => Array.isArray(value.type) && value.type.includes(one));
      if (!type) throw new Error(`${name} has no UNTP type`);
      return { name, value, type };
    });

  describe('samples', () => {
    it.each(samples)('$name', ({ value, type }) => {
      expect(untpFaults(value, type)).toEqual([]);
      expect(official.get(type)?.(value)).toBe(true);
    });
  });

  describe('negatives', () => {
    interface Negative {
      readonly id: string;
      readonly schema: string;
      readonly valid: boolean;
      readonly credential: JsonObject;
    }
    const { cases } = readJson<{ readonly cases: readonly Negative[] }>(`${folder}schema-negatives.json`);
    it.each(cases)('$id', ({ schema, valid, credential }) => {
      const type = UNTP_TYPES.find((one) => fileOf(one) === schema);
      if (!type) throw new Error(`no type for ${schema}`);
      expect(untpFaults(credential, type).length === 0).toBe(valid);
      expect(agree(credential, type)).toBe(true);
    });
  });

  it('an empty list of types is refused behind a full one too', () => {
    const anchor = samples.find(({ type }) => type === 'DigitalIdentityAnchor')?.value as JsonObject;
    const party = { id: 'https://x.example', name: 'x' };
    const known = [
      { ...party, type: ['Party'] },
      { ...party, type: [] },
    ];
    const value = { ...anchor, issuer: { ...(anchor.issuer as JsonObject), issuerAlsoKnownAs: known } };
    expect(untpFaults(value, 'DigitalIdentityAnchor').map(({ pointer }) => pointer)).toEqual(['/issuer/issuerAlsoKnownAs/1/type']);
    expect(agree(value, 'DigitalIdentityAnchor')).toBe(true);
  });

  describe('mutations', () => {
    const replacement = fc.constantFrom<Json>(
      ...[
        null,
        true,
        0,
        -1,
        1.5,
        1e9,
        '',
        'x',
        'https://x.example/a',
        'did:web:x.example',
        '2026-01-01',
        '2026-02-30',
        '2026-01-01T00:00:00Z',
      ],
      ...[[], {}, ['x'], [{}], { id: 'https://x.example', name: 'x' }, { value: 1, unit: 'KGM' }, { type: ['Product'] }],
    );
    it.each(samples)('of $name are judged as the official schema judges them', ({ value, type }) => {
      fc.assert(
        fc.property(fc.nat(), fc.constantFrom('remove', 'replace', 'add', 'rename'), replacement, (seed, how, put) => {
          const mutant = mutate(value, seed, how, put);
          expect(agree(mutant, type), JSON.stringify(untpFaults(mutant, type))).toBe(true);
        }),
        { numRuns: 600 },
      );
    });
  });
}

/**
 * States beside each `contains` that the array is not empty, which `contains` implies (JSON Schema 2020-12 Validation, 6.4.5).
 * Ajv 8.20 gives an empty array the result of the array before it when both are items of one array.
 */
function withItems(schema: Json): Json {
  if (Array.isArray(schema)) return schema.map(withItems);
  if (!isObject(schema)) return schema;
  const parts = Object.fromEntries(Object.entries(schema).map(([name, value]) => [name, withItems(value)]));
  return 'contains' in parts ? { minItems: 1, ...parts } : parts;
}

/** Walks down by the seed and changes one member or item. */
function mutate(value: Json, seed: number, how: string, put: Json): Json {
  if (Array.isArray(value) && value.length > 0) {
    const at = seed % value.length;
    const rest = Math.floor(seed / value.length);
    if (rest % 4 === 0) return how === 'remove' ? value.toSpliced(at, 1) : value.with(at, put);
    return value.with(at, mutate(value[at] as Json, Math.floor(rest / 4), how, put));
  }
  if (!isObject(value) || Object.keys(value).length === 0) return put;
  const names = Object.keys(value);
  const name = names[seed % names.length] as string;
  const rest = Math.floor(seed / names.length);
  const { [name]: old, ...others } = value;
  if (typeof old === 'object' && old !== null && rest % 4 !== 0) return { ...value, [name]: mutate(old, Math.floor(rest / 4), how, put) };
  if (how === 'remove') return others;
  if (how === 'add') return { ...value, unforeseen: put };
  return how === 'rename' ? { ...others, [`${name}X`]: old as Json } : { ...value, [name]: put };
}
