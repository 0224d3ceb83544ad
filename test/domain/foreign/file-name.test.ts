// Checks the names under which files are saved.
import { describe, expect, test } from 'vitest';
import { safeFileName } from '../../../server/domain/foreign/index.ts';

describe('names', () => {
  test('a code becomes a file name that every system takes', () => {
    expect(safeFileName('DPP-09520123456788-A/B:C*?')).toBe('DPP-09520123456788-A-B-C-');
    expect(safeFileName('../../etc/passwd')).toBe('..-..-etc-passwd');
    expect(safeFileName('x'.repeat(300))).toHaveLength(80);
    expect(safeFileName(`${'x'.repeat(79)}𠮷x`)).toBe('x'.repeat(79));
    expect(safeFileName('')).toBe('file');
  });
});
