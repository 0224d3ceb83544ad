// RFC 8785: the reference data byte by byte, its numbers, and the texts that must not reach canonicalisation.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { canonicalise } from '../../server/domain/json/jcs.ts';
import { parseStrictJson } from '../../server/domain/json/strict-json.ts';
import { skipReason, vectors } from '../fixtures/vectors-folder.ts';

if (vectors === undefined) it.skip(`jcs: ${skipReason}`, () => {});
else {
  const folder = `${vectors}credentials/open/jcs/`;
  const canonical = (text: string): string => {
    const parsed = parseStrictJson(text);
    if (!parsed.ok) throw new Error(`${parsed.code}: ${parsed.detail}`);
    return canonicalise(parsed.value);
  };

  describe('reference data', () => {
    it.each(readdirSync(`${folder}rfc8785-testdata/input`))('%s', (name) => {
      const bytes = Buffer.from(canonical(readFileSync(`${folder}rfc8785-testdata/input/${name}`, 'utf8')));
      expect(bytes.toString()).toBe(readFileSync(`${folder}rfc8785-testdata/output/${name}`, 'utf8'));
      const outhex = `${folder}rfc8785-testdata/outhex/${name.replace('.json', '.txt')}`;
      expect(existsSync(outhex)).toBe(true);
      expect(bytes.toString('hex')).toBe(readFileSync(outhex, 'utf8').replace(/\s/g, ''));
    });
  });

  it('writes the numbers of the reference list, and reads each of them again', () => {
    const view = new DataView(new ArrayBuffer(8));
    const lines = readFileSync(`${folder}es6-numbers-open.txt`, 'utf8').trim().split('\n');
    expect(lines.length).toBeGreaterThan(1000);
    for (const line of lines) {
      const [hex = '', text = ''] = line.split(',');
      view.setBigUint64(0, BigInt(`0x${hex}`));
      const number = view.getFloat64(0);
      expect(canonicalise(number), hex).toBe(text);
      expect(parseStrictJson(text), hex).toEqual({ ok: true, value: JSON.parse(text) });
    }
  });

  describe('refused before canonicalisation', () => {
    const cases: readonly { readonly id: string; readonly text: string }[] = JSON.parse(readFileSync(`${folder}must-reject.json`, 'utf8'));
    it.each(cases)('$id', ({ text }) => {
      expect(parseStrictJson(text).ok).toBe(false);
    });
  });
}
