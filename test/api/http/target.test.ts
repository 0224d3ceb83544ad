// Raw request targets: segments decoded once, base paths, and what is no percent-encoding.
import { describe, expect, test } from 'vitest';
import { methodTable } from '../../../server/api/http/methods.ts';
import { originForm, rawPath, rawQuery, segment, withoutBase } from '../../../server/api/http/target.ts';

describe('the raw request target', () => {
  test('decodes a segment once: an encoded slash stays inside, an encoded percent sign is not decoded again', () => {
    expect(segment('/dpp/DPP-09520123456788-A%2FB/vc?x=/y', 1)).toBe('DPP-09520123456788-A/B');
    expect(segment('/dpp/A%252FB', 1)).toBe('A%2FB');
    expect(segment('/dpp/A%2Bb+c', 1)).toBe('A+b+c');
    expect(segment('/dpp/..', 1)).toBe('..');
  });

  test.each(['/dpp/%', '/dpp/%zz', '/dpp/%C3', '/dpp/%ED%A0%80'])('refuses %s', (target) => {
    expect(() => segment(target, 1)).toThrow(expect.objectContaining({ code: 'bad-encoding' }));
  });

  test.each([
    ['/lab/dpp/x', '/dpp/x'],
    ['/lab/', '/'],
    ['/lab', '/'],
    ['/lab?lang=de', '/?lang=de'],
    ['/laboratory/x', '/laboratory/x'],
    ['/labx', '/labx'],
    ['/dpp/lab', '/dpp/lab'],
  ])('below a base path, %s is %s', (target, below) => {
    expect(withoutBase(target, '/lab')).toBe(below);
    expect(withoutBase(target, '/')).toBe(target);
    expect(withoutBase(target)).toBe(target);
  });

  test('takes the absolute form', () => {
    expect(originForm('http://host:80/a/b?c')).toBe('/a/b?c');
    expect(originForm('HTTPS://host')).toBe('/');
    expect(originForm('http://host?q')).toBe('/?q');
    expect(originForm('*')).toBe('*');
    expect(rawPath('http://host/a?b#c')).toBe('/a');
    expect(rawQuery('/a?b=1#c')).toBe('?b=1');
    expect(rawQuery('/a')).toBe('');
  });
});

describe('the table of methods', () => {
  const table = methodTable();
  table.add('/verify/:code', ['GET', 'HEAD']);
  table.add('/verify/sd-jwt', ['POST']);
  table.add('/files/*', ['GET', 'HEAD']);

  test('joins all patterns that a path fits', () => {
    expect(table.allowed('/verify/sd-jwt')).toEqual(['GET', 'HEAD', 'POST', 'OPTIONS']);
    expect(table.allowed('/verify/other')).toEqual(['GET', 'HEAD', 'OPTIONS']);
    expect(table.allowed('/files/a/b')).toEqual(['GET', 'HEAD', 'OPTIONS']);
    expect(table.allowed('/verify')).toEqual([]);
    expect(table.allowed('/verify/a/b')).toEqual([]);
  });
});
