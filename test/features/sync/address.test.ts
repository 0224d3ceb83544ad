// Addresses of services: the few that are taken, and the tricks that are not.
import { describe, expect, it } from 'vitest';
import { serviceAddress } from '../../../server/features/sync/address.ts';

describe('the address of a service', () => {
  it.each([
    ['https://passports.example', 'https://passports.example'],
    ['https://Passports.Example/', 'https://passports.example'],
    ['https://passports.example:8443/dpp/', 'https://passports.example:8443/dpp'],
    ['https://10.0.0.7', 'https://10.0.0.7'],
  ])('%s is taken', (text, address) => expect(serviceAddress(text, false)).toBe(address));

  it.each([
    'http://127.0.0.1:8080',
    'http://localhost:8080',
    'http://[::1]:8080',
    'http://192.168.1.20',
    'http://10.1.2.3',
    'http://[fd00::1]',
  ])('%s is taken when http is allowed, and only then', (text) => {
    expect(serviceAddress(text, true)).toBe(text);
    expect(() => serviceAddress(text, false)).toThrow(/not https/);
  });

  it.each([
    ['http://passports.example', /has to begin with https/],
    ['http://8.8.8.8', /has to begin with https/],
    ['http://169.254.169.254', /link-local/],
    ['https://169.254.169.254', /link-local/],
    ['https://[fe80::1]', /link-local/],
    ['http://172.32.0.1', /has to begin with https/],
    ['ftp://passports.example', /has to begin with https/],
    ['passports.example', /has to begin with https/],
    ['https://user:word@passports.example', /at sign/],
    ['https://passports.example@evil.example', /at sign/],
    ['https://passports.example?x', /question mark/],
    ['https://passports.example#x', /number sign/],
    ['https://passports.example\\@evil.example', /backslash/],
    ['http://0x7f.1', /unusual way: it leads to 127\.0\.0\.1/],
    ['http://2130706433', /unusual way/],
    ['http://127.1', /unusual way/],
    ['http://0177.0.0.1', /unusual way/],
    ['https://ｐassports.example', /unusual way/],
    ['https://passports.example/a/../b', /leads elsewhere/],
    ['https://[::ffff:127.0.0.1]', /unusual way/],
    [`https://${'a'.repeat(600)}.example`, /longer than/],
  ])('%s is refused', (text, why) => {
    expect(() => serviceAddress(text, true)).toThrow(why);
  });
});
