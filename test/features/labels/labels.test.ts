// Labels are read back: the drawn path becomes pixels, and the app's own decoder finds what was put in.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readStillLuma } from '../../../server/domain/decode/still.ts';
import { MODULE_RANGE, printHint } from '../../../server/domain/labels/print-hint.ts';
import { qrModules } from '../../../server/domain/labels/symbol.ts';
import { recognise } from '../../../server/domain/recognise/index.ts';
import { changeStatus } from '../../../server/features/issuing/index.ts';
import { makeLabels, scannerSetupCodes } from '../../../server/features/labels/index.ts';
import { importPassport } from '../../../server/features/passports/index.ts';
import { bundledReader } from '../../../server/features/pictures/codecs.ts';
import { ownClaim } from '../../../server/features/trust/index.ts';
import { asReal, type FreshApp, freshApp, SAMPLE } from '../../fixtures/fresh-app.ts';

let fresh: FreshApp;
beforeAll(async () => {
  fresh = freshApp({ sample: true });
  asReal(fresh.context);
  await bundledReader();
});
afterAll(() => fresh.close());

const SIZE = { width: 63.5, height: 38.1, dpi: 300 } as const;
const PER_MM = 12;

/** Draws the only path of a label, as a printer of about 300 dots an inch would. */
function pixelsOf(svg: string) {
  const [, w = '', h = ''] = /viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(svg) ?? [];
  const [, x = '', y = '', scale = '', path = ''] = /translate\(([\d.]+) ([\d.]+)\) scale\(([\d.]+)\)"[^>]* d="([^"]*)"/.exec(svg) ?? [];
  const [width, height] = [Math.round(Number(w) * PER_MM), Math.round(Number(h) * PER_MM)];
  const data = new Uint8Array(width * height).fill(255);
  const at = (start: string, modules: number) => Math.round((Number(start) + modules * Number(scale)) * PER_MM);
  for (const [, column, row, run] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g)) {
    for (let py = at(y, Number(row)); py < at(y, Number(row) + 1); py++) {
      data.fill(0, py * width + at(x, Number(column)), py * width + at(x, Number(column) + Number(run)));
    }
  }
  return { width, height, data };
}

const one = async (symbol: 'qr' | 'datamatrix', size: object = SIZE, dppCode: string = SAMPLE.dppCode) =>
  (await makeLabels({ codes: [dppCode], symbol, ...SIZE, ...size }, fresh.context)).items[0];

describe('a label', () => {
  it.each([
    ['qr', ']Q1', { width: 63.5, height: 38.1 }],
    ['qr', ']Q1', { width: 38.1, height: 21.2 }],
    ['qr', ']Q1', { width: 40, height: 60 }],
    ['datamatrix', ']d2', { width: 38.1, height: 21.2 }],
    ['datamatrix', ']d2', { width: 20, height: 25 }],
  ] as const)('with a %s symbol (%s) is read back from its picture, whatever its shape', async (symbol, symbology, size) => {
    const label = await one(symbol, size);
    const found = await readStillLuma(pixelsOf(label?.svg ?? ''));
    expect(found).toMatchObject([{ text: label?.content, symbology }]);
    const [read] = recognise({ text: found[0]?.text ?? '', channel: 'camera', symbology });
    expect(JSON.stringify(read)).toContain(SAMPLE.gtin);
    expect(JSON.stringify(read)).toContain(SAMPLE.serial);
  });

  it('has the human-readable interpretation and the name of the product, as text', async () => {
    const svg = (await one('datamatrix'))?.svg ?? '';
    expect(svg).toContain(`>(01) ${SAMPLE.gtin}<`);
    expect(svg).toContain(`>(21) ${SAMPLE.serial}<`);
    expect(svg).toContain('VeloPack');
    // No number is broken over two lines, on none of the common formats.
    for (const size of [SIZE, { width: 38.1, height: 21.2 }, { width: 66.675, height: 25.4 }, { width: 57, height: 32 }])
      expect((await one('qr', size))?.svg).toContain(SAMPLE.gtin);
    expect((await one('qr', { width: 20, height: 20 }))?.svg).toContain('(01)');
  });

  it('has modules of whole printer dots inside the label, and says how wide they are', async () => {
    for (const symbol of ['qr', 'datamatrix'] as const) {
      const { print } = (await one(symbol)) ?? {};
      if (print === undefined) throw new TypeError('no label');
      expect(print.module).toBeCloseTo((print.dots * 25.4) / 300, 9);
      expect(print.side).toBeCloseTo((print.modules + 2 * print.quietZone) * print.module, 9);
      expect(print.side).toBeLessThanOrEqual(SIZE.height);
      expect(print.module).toBeLessThanOrEqual(MODULE_RANGE.max);
    }
    const qr = qrModules('https://resolver.lab.example/api/v1/public/01/09520123456788/21/ABC123');
    expect([printHint(qr, 10, 300)?.size, printHint(qr, 18, 300)?.size, printHint(qr, 25, 300)?.size]).toEqual(['small', 'fits', 'target']);
    expect(printHint(qr, 2, 300)).toBe(undefined);
  });

  it('is not made for drafts, revoked passports and unknown codes, and without a GTIN there is no Data Matrix', async () => {
    const { context } = fresh;
    const draft = 'DPP-09520123456788-DRAFT1';
    const value = {
      dppCode: draft,
      category: 'other',
      defaultLanguage: 'en',
      productName: { en: '<b>"x"&' },
      manufacturer: { name: 'M' },
      countryOfOrigin: 'DE',
    };
    importPassport(value, context, ownClaim(context, 'file'));
    const uuid = 'DPP-5f0c2f4e-8f43-4d8e-9f51-3a7c8e0b6d11';
    importPassport({ ...value, dppCode: uuid }, context, ownClaim(context, 'file'));
    const { publishStored } = await import('../../../server/features/issuing/index.ts');
    publishStored(uuid, context);
    const taken = context.store.db
      .prepare('SELECT dpp_code FROM passports WHERE dpp_code <> ? AND published_at IS NOT NULL')
      .pluck()
      .get(SAMPLE.dppCode) as string;
    changeStatus(taken, { action: 'revoke', who: 'Ana', reason: 'recall' }, context);
    const { items, refused } = await makeLabels({ codes: [draft, taken, 'DPP-none', uuid], symbol: 'datamatrix', ...SIZE }, context);
    expect([items, refused.map(({ code }) => code)]).toEqual([[], ['draft', 'withdrawn', 'not-found', 'no-gtin']]);
    expect((await one('qr', {}, uuid))?.svg).toContain('&lt;b&gt;&quot;x&quot;&amp;');
    expect((await makeLabels({ codes: [SAMPLE.dppCode], symbol: 'qr', width: 10, height: 10, dpi: 100 }, context)).refused).toMatchObject([
      { code: 'no-room' },
    ]);
  });
});

it('the codes to set up a scanner with are read back, both with the same text', async () => {
  const { content, dataMatrix, qr } = await scannerSetupCodes();
  expect(await readStillLuma(pixelsOf(dataMatrix))).toMatchObject([{ text: content, symbology: ']d2' }]);
  expect(await readStillLuma(pixelsOf(qr))).toMatchObject([{ text: content, symbology: ']Q1' }]);
});
