// `desk schema`: what it writes is the schema of what `desk import` takes, and its template is taken as it stands.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../server/domain/json/json.ts';
import { CATEGORIES, FIELDS } from '../../server/domain/passport/fields.ts';
import { sampleSet } from '../../server/domain/passport/sample/index.ts';
import { openApp } from '../../server/features/app/open-app.ts';
import { passportByCode } from '../../server/store/passports/passports.ts';
import { desk } from '../fixtures/desk-command.ts';
import { INTERFACE } from '../fixtures/interface.ts';
import { publicView } from '../fixtures/public-view.ts';
import { named } from '../fixtures/skipped.ts';
import { temporaryFolder } from '../fixtures/temporary-folder.ts';

const folder = temporaryFolder();
const data = join(folder, 'data');

const written = (...args: string[]): { readonly text: string; readonly value: JsonObject } => {
  const { code, stdout, stderr } = desk(['schema', ...args]);
  expect([code, stderr]).toEqual([0, '']);
  return { text: stdout, value: JSON.parse(stdout) as JsonObject };
};
const compiled = (schema: JsonObject): ValidateFunction => new Ajv2020({ strict: false, allErrors: true }).compile(schema);
const places = (validate: ValidateFunction, value: unknown): string[] =>
  validate(value) ? [] : [...new Set((validate.errors ?? []).filter(({ keyword }) => keyword !== 'if').map((one) => one.instancePath))];

describe('desk schema', () => {
  const schema = written().value;
  const validate = compiled(schema);

  it('is JSON Schema under the address at which a service has it', () => {
    expect(schema).toMatchObject({
      $schema: 'https://json-schema.org/draft/2020-12/schema',
      $id: 'http://localhost:8080/public/schemas/json/passport.json',
    });
    openApp({ folder: data, baseUrl: 'https://passports.example' }).close();
    expect(written('--data', data, '--category', 'steel').value.$id).toBe('https://passports.example/public/schemas/json/steel.json');
  });

  it('accepts the passport of the interface, every sample, what endpoint 5 answers, and arrays of them', () => {
    const views = sampleSet().flatMap(({ passport }) =>
      ['de', 'en'].map(
        (language) => publicView(passport, [language], { vcUrl: 'https://a.example/x', verifiedAt: '2026-11-01T00:00:00Z' }).body,
      ),
    );
    const all = [INTERFACE, ...sampleSet().map(({ passport }) => passport), ...views];
    for (const one of all) expect([one.dppCode, ...places(validate, one)]).toEqual([one.dppCode]);
    expect(places(validate, all)).toEqual([]);
  });

  it('refuses what the import refuses, at its place', () => {
    const [sample] = sampleSet();
    const wrong: readonly (readonly [unknown, string])[] = [
      [{ ...sample?.passport, gtin: '1' }, '/gtin'],
      [{ ...sample?.passport, colour: 'red' }, ''],
      [{ ...sample?.passport, heatNumber: 'H1' }, '/heatNumber'],
      [{ ...INTERFACE, countryOfOrigin: 'Swiss' }, '/countryOfOrigin'],
      [[INTERFACE, { ...INTERFACE, materials: [{ name: 'Lithium', percentage: 400 }] }], '/1/materials/0/percentage'],
      [7, ''],
    ];
    for (const [index, [value, place]] of wrong.entries()) {
      expect(places(validate, value)).toContain(place);
      writeFileSync(join(folder, `wrong-${index}.json`), JSON.stringify(value));
      expect(desk(['import', '--dry-run', '--data', data, join(folder, `wrong-${index}.json`)]).code).toBe(1);
    }
  });

  it('of one product group has its fields and no others', () => {
    const { $defs } = written('--category', 'textile').value as { readonly $defs: { passport: { properties: Record<string, unknown> } } };
    expect($defs.passport.properties).toHaveProperty('fibreComposition');
    expect($defs.passport.properties).not.toHaveProperty('batteryCategory');
    expect($defs.passport.properties.category).toMatchObject({ const: 'textile' });
  });

  it('refuses a product group that does not exist', () => {
    expect(desk(['schema', '--category', 'food'])).toMatchObject({ code: 64, stdout: '', stderr: expect.stringContaining('textile') });
  });
});

describe('desk schema --template', () => {
  it.each(CATEGORIES)('of %s is taken by an import as it stands, fits the schema, and says something on every field', (category) => {
    const { text, value } = written('--template', '--category', category);
    const file = join(folder, `template-${category}.json`);
    writeFileSync(file, text);
    expect(desk(['import', '--dry-run', '--data', data, file])).toMatchObject({
      code: 0,
      stderr: expect.stringContaining('1 would be stored'),
    });
    for (const schema of [written().value, written('--category', category).value]) expect(places(compiled(schema), value)).toEqual([]);
    const named = FIELDS.filter(({ name }) => value[`//${name}`] !== undefined).map(({ name }) => name);
    expect(named).toEqual(expect.arrayContaining(Object.keys(value).filter((name) => !name.startsWith('//') && name !== '$schema')));
    for (const name of named) expect(String(value[`//${name}`])).toMatch(/^\S.{10,}\.$/);
    expect(value).toMatchObject({ category, $schema: `./${category}.schema.json` });
  });

  it('names the schema of the service where there is one, and a file next to it where there is none', () => {
    expect(written('--template', '--data', data).value.$schema).toBe('https://passports.example/public/schemas/json/passport.json');
    expect(written('--template').value.$schema).toBe('./passport.schema.json');
  });

  it('stores the values and none of the comments', () => {
    const file = join(folder, 'template-battery.json');
    const { dppCode } = JSON.parse(readFileSync(file, 'utf8')) as { readonly dppCode: string };
    expect(desk(['import', '--data', data, file]).code).toBe(0);
    const own = openApp({ folder: data });
    const stored = passportByCode(own.store, dppCode);
    own.close();
    expect(stored?.sample).toBe(false);
    expect(Object.keys(JSON.parse(stored?.document ?? '{}') as object).filter((name) => /^(\/\/|\$)/.test(name))).toEqual([]);
  });
});

it('the passport of the interface is imported as it stands', () => {
  const file = join(folder, 'interface.json');
  writeFileSync(file, JSON.stringify(INTERFACE));
  expect(desk(['import', '--data', data, file])).toMatchObject({ code: 0, stdout: expect.stringContaining('stored passport') });
});

const interfaceDocument = fileURLToPath(new URL('../../../shared/interface.md', import.meta.url));
const noDocument = existsSync(interfaceDocument) ? undefined : 'the document of the interface is not next to the project';
it.skipIf(noDocument)(named('and has the fields that the document of the interface names, in its order', noDocument), () => {
  const text = readFileSync(interfaceDocument, 'utf8');
  const table = /### Digital Product Passport \(public view\)\n\n([\s\S]*?)\n\n/.exec(text)?.[1] ?? '';
  expect([...table.matchAll(/^\| (\w+) \| (?:string|number|array)/gm)].map(([, name]) => name)).toEqual(Object.keys(INTERFACE));
});
