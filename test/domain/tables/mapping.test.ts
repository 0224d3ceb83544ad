// Mappings, cells and rows: a table becomes passports, and each mistake leads back to its column.
import { describe, expect, it } from 'vitest';
import { COUNTRIES, countryName, countryNamed } from '../../../server/domain/passport/fields/countries.ts';
import { CATEGORIES } from '../../../server/domain/passport/fields.ts';
import { parsePassport } from '../../../server/domain/passport/model.ts';
import { rowBuilder } from '../../../server/domain/tables/build-row.ts';
import { readCell } from '../../../server/domain/tables/cell.ts';
import { readRows } from '../../../server/domain/tables/csv.ts';
import { fieldPaths } from '../../../server/domain/tables/field-paths.ts';
import { readMapping, suggestMapping } from '../../../server/domain/tables/mapping.ts';
import { cellTypeAt, parsePath } from '../../../server/domain/tables/path.ts';
import { csvTemplate } from '../../../server/domain/tables/template.ts';

const typed = (path: string) => {
  const type = cellTypeAt(parsePath(path) ?? []);
  if (type.kind === 'none') throw new TypeError(type.detail);
  return type;
};
const cell = (text: string, path: string, decimal: '.' | ',' = '.') => {
  const read = readCell(text, typed(path), decimal);
  return read.ok ? read.value : read.code;
};
const build = (columns: readonly string[], fields: object, cells: readonly string[], decimal: '.' | ',' = '.') => {
  const read = readMapping({ fields, decimal } as never, columns);
  if (!read.ok) throw new TypeError(JSON.stringify(read.errors));
  return rowBuilder(read.fields, columns, { decimal })(cells);
};

describe('a mapping', () => {
  it('names fields by their paths, and refuses what no cell can hold', () => {
    const of = (fields: object, columns?: readonly string[]) => {
      const read = readMapping({ fields } as never, columns);
      return read.ok ? [] : read.errors.map(({ pointer }) => pointer);
    };
    expect(
      of({ 'materials[1].name': { column: 'A' }, 'productName.de': { column: 'B' }, productName: { column: 'A' } }, ['A', 'B']),
    ).toEqual([]);
    expect(of({ manufacturer: { column: 'A' } })).toEqual(['/fields/manufacturer']);
    expect(of({ materials: { column: 'A' } })).toEqual(['/fields/materials']);
    expect(of({ nonsense: { column: 'A' }, '__proto__.x': { column: 'A' } })).toHaveLength(2);
    expect(of({ gtin: { column: 'A', constant: 'B' } })).toEqual(['/fields/gtin']);
    expect(of({ gtin: { column: 'Z' } }, ['A'])).toEqual(['/fields/gtin']);
    expect(of({ 'materials[1].name': { column: 'A' }, 'materials[1].name.de': { column: 'A' } })).toEqual(['/fields/materials[1].name.de']);
    expect(of({})).toEqual(['/fields']);
    expect(readMapping([] as never).ok).toBe(false);
  });

  it('is suggested from paths and from labels in three languages', () => {
    expect(
      suggestMapping(['GTIN', 'Seriennummer', 'Fabricant', 'Country of origin', 'materials[2].percentage', 'Farbe im Katalog', '']),
    ).toEqual({
      gtin: { column: 'GTIN' },
      serial: { column: 'Seriennummer' },
      'manufacturer.name': { column: 'Fabricant' },
      countryOfOrigin: { column: 'Country of origin' },
      'materials[2].percentage': { column: 'materials[2].percentage' },
    });
  });

  it('is suggested from headings as spreadsheets have them, a unit in brackets only if it is that of the field', () => {
    expect(suggestMapping(['Herkunftsland', 'Gewicht (kg)', 'Herstelldatum', 'Zolltarifnummer', 'Kapazität (Ah)'])).toEqual({
      countryOfOrigin: { column: 'Herkunftsland' },
      massKg: { column: 'Gewicht (kg)' },
      manufacturingDate: { column: 'Herstelldatum' },
      hsCode: { column: 'Zolltarifnummer' },
    });
    expect(suggestMapping(['Gewicht (g)', 'Produktname (alt)', 'Weight [kg]'])).toEqual({ massKg: { column: 'Weight [kg]' } });
  });
});

describe('a cell', () => {
  it('becomes a number only in the notation of the mapping', () => {
    expect([cell('12.5', 'massKg'), cell('12,5', 'massKg', ','), cell('-3', 'massKg')]).toEqual([12.5, 12.5, -3]);
    for (const text of ['1.234,5', '12,5', '1e400', '1e3', 'twelve', '0x10', '1 000'])
      expect([text, cell(text, 'massKg')]).toEqual([text, 'type']);
    expect(cell('1.234', 'massKg', ',')).toBe('type');
  });

  it('becomes a date, a choice, a list, a truth value or a GTIN as tables write them', () => {
    expect([cell('3.11.2026', 'placedOnMarketDate'), cell('03/11/2026', 'placedOnMarketDate')]).toEqual(['2026-11-03', '03/11/2026']);
    expect([cell('Batterie', 'category'), cell('TEXTILE', 'category'), cell('Käse', 'category')]).toEqual(['battery', 'textile', 'Käse']);
    expect(cell('a | b', 'originEvidence')).toEqual(['a', 'b']);
    expect([cell('ja', 'materials[1].hazardous'), cell('FALSE', 'materials[1].hazardous')]).toEqual([true, false]);
    expect([cell('4006381333931', 'gtin'), cell('12', 'gtin')]).toEqual(['04006381333931', '12']);
  });
});

describe('a country', () => {
  it('is read by its code or by its name in a language of the labels', () => {
    const names = ['DE', 'Deutschland', 'ALLEMAGNE', 'Germany', 'Österreich', 'Côte d’Ivoire'];
    expect(names.map((text) => cell(text, 'countryOfOrigin'))).toEqual(['DE', 'DE', 'DE', 'DE', 'AT', 'CI']);
  });

  it('is left as it stands if the name is not exact: the field table refuses it', () => {
    for (const text of ['Kongo', 'Congo', 'Deutschl.', 'Atlantis', 'de']) expect(cell(text, 'countryOfOrigin')).toBe(text);
  });

  it('has no name that means two countries', () => {
    for (const language of ['en', 'de', 'fr'])
      for (const code of COUNTRIES) expect([code, countryNamed(countryName(code, language))]).toEqual([code, code]);
  });
});

describe('the fields to choose from', () => {
  it('name what they take, in the language of the screen', () => {
    const category = fieldPaths('de').find(({ path }) => path === 'category');
    expect(category?.choices).toContainEqual({ value: 'battery', label: 'Batterie' });
    expect(fieldPaths('de').find(({ path }) => path === 'gtin')).not.toHaveProperty('choices');
  });
});

describe('a row', () => {
  const columns = ['G', 'S', 'N', 'M1', 'P1', 'M3', 'P3'];
  const fields = {
    gtin: { column: 'G' },
    serial: { column: 'S' },
    productName: { column: 'N' },
    category: { constant: 'other' },
    defaultLanguage: { constant: 'de' },
    countryOfOrigin: { constant: 'DE' },
    'manufacturer.name': { constant: 'Muster AG' },
    'materials[1].name': { column: 'M1' },
    'materials[1].percentage': { column: 'P1' },
    'materials[3].name': { column: 'M3' },
    'materials[3].percentage': { column: 'P3' },
  };

  it('becomes a passport: entries without a value are left out, texts are in the default language, the code follows from GTIN and serial', () => {
    const built = build(columns, fields, ['9520123456788', 'A1', 'Leuchte', '', '', 'Stahl', '60']);
    expect(built.ok && built.passport).toEqual({
      dppCode: 'DPP-09520123456788-A1',
      gtin: '09520123456788',
      serial: 'A1',
      productName: { de: 'Leuchte' },
      category: 'other',
      defaultLanguage: 'de',
      countryOfOrigin: 'DE',
      manufacturer: { name: 'Muster AG' },
      materials: [{ name: 'Stahl', percentage: 60 }],
    });
    expect(built.ok && built.locate('/materials/0/percentage')?.column).toBe('P3');
    expect(built.ok && built.locate('/materials')?.column).toBe('M3');
    expect(built.ok && built.locate('/productName/de')?.column).toBe('N');
    expect(built.ok && built.locate('/description')).toBe(undefined);
  });

  it('names the column of a cell that cannot be read', () => {
    expect(build(columns, fields, ['9520123456788', 'A1', 'Leuchte', 'Stahl', 'viel', '', ''])).toMatchObject({
      ok: false,
      mistakes: [{ column: 'P1', field: 'materials[1].percentage', code: 'type' }],
    });
  });

  it.each(CATEGORIES.flatMap((category) => [false, true].map((full) => ({ category, full }))))(
    'the template for $category is a table that can be imported as it stands (full: $full)',
    ({ category, full }) => {
      const text = csvTemplate(category, { full });
      expect(text.startsWith('\ufeff')).toBe(true);
      const [head, example] = readRows(text.slice(1), ',');
      if (head === undefined || example === undefined || 'code' in head || 'code' in example) throw new TypeError('not two rows');
      const built = build(head.cells, suggestMapping(head.cells), example.cells);
      const parsed = built.ok ? parsePassport(built.passport) : built;
      expect(parsed).toMatchObject({ ok: true, passport: { category, serial: 'SERIAL-1' } });
      expect(head.cells.length).toBe(new Set(head.cells).size);
      expect(Object.keys(suggestMapping(head.cells))).toHaveLength(head.cells.length);
      expect(example.cells.filter((cell) => cell.includes('[object'))).toEqual([]);
    },
  );

  it.each(CATEGORIES)('the template for %s has the required columns first, marked, and each of them is needed', (category) => {
    const [head, example] = readRows(csvTemplate(category).slice(1), ',');
    if (head === undefined || example === undefined || 'code' in head || 'code' in example) throw new TypeError('not two rows');
    const marked = head.cells.filter((cell) => cell.endsWith(' *'));
    expect(marked).toEqual(head.cells.slice(0, marked.length));
    expect(marked.map((cell) => cell.slice(0, -2)).sort()).toEqual([
      'category',
      'countryOfOrigin',
      'defaultLanguage',
      'gtin',
      'manufacturer.name',
      'productName.en',
      'serial',
    ]);
    expect(head.cells.length).toBeLessThan(45);
    const [long] = readRows(csvTemplate(category, { full: true }).slice(1), ',');
    expect(long !== undefined && 'cells' in long && long.cells.slice(0, head.cells.length)).toEqual(head.cells);
    const parsed = (cells: readonly string[]) => {
      const built = build(head.cells, suggestMapping(head.cells), cells);
      return built.ok && parsePassport(built.passport).ok;
    };
    expect(parsed(example.cells.map((cell, at) => (at < marked.length ? cell : '')))).toBe(true);
    for (const [at, column] of marked.entries()) {
      const isStored = parsed(example.cells.map((cell, index) => (index === at ? '' : cell)));
      expect([column, isStored]).toEqual([column, false]);
    }
  });

  it('the template writes the entries of a list in the default language', () => {
    const [head, example] = readRows(csvTemplate('battery', { full: true }).slice(1), ',');
    if (head === undefined || example === undefined || 'code' in head || 'code' in example) throw new TypeError('not two rows');
    const cellOf = (name: string) => example.cells[head.cells.indexOf(name)];
    expect(cellOf('carbonFootprint.stages')).toBe('raw materials|production|distribution|end of life');
    expect(cellOf('certifications')).toBe('UN 38.3|EN 50604-1|IEC 62133-2 test mark');
  });
});
