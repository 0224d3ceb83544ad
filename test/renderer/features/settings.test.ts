// Base URLs as a person types them into the settings: kept, mended or refused.
import { describe, expect, test } from 'vitest';
import { readBaseUrl } from '../../../renderer/features/settings/fields/base-url.ts';
import { parseBaseUrl } from '../../../server/lib/base-url.ts';

describe('the base URL', () => {
  test('is kept without a trailing slash', () => {
    expect(readBaseUrl(' https://passports.example.com/ ')).toEqual({ ok: true, url: 'https://passports.example.com' });
    expect(readBaseUrl('http://localhost:8080')).toEqual({ ok: true, url: 'http://localhost:8080' });
    expect(readBaseUrl('https://example.com/dpp')).toEqual({ ok: true, url: 'https://example.com/dpp' });
  });

  test('may not be an IP address in any spelling, because did:web cannot name one', () => {
    for (const host of ['127.0.0.1', '127.1', '0x7f000001', '2130706433', '[::1]', '192.168.0.10:8080']) {
      expect(readBaseUrl(`http://${host}`), host).toEqual({ ok: false, why: 'baseUrlIp' });
    }
  });

  test('may not hold what two readers could read differently', () => {
    const wrong = [
      '',
      'example.com',
      'ftp://example.com',
      'javascript:alert(1)',
      'https://',
      'https:///x',
      'https://a@example.com',
      'https://example.com?x',
      'https://example.com#x',
      'https://example.com/a//b',
      'https://example.com/%2e',
      'https://example.com/a/../b',
      'https:\\\\example.com',
      'https://exa mple.com',
    ];
    for (const text of wrong) expect(readBaseUrl(text), text).toEqual({ ok: false, why: 'baseUrlWrong' });
  });

  test('that is let through here is let through by the workbench as well', () => {
    for (const text of [
      'https://passports.example.com/',
      'http://localhost:8080',
      'https://example.com/passports',
      'HTTPS://EXAMPLE.com:443',
      'https://müller.example',
    ]) {
      const read = readBaseUrl(text);
      expect(read.ok && parseBaseUrl(read.url), text).toBe(read.ok && read.url);
    }
  });
});
