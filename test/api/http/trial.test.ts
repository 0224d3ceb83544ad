// Whoever opens a page under a mark is told apart by address only: this computer, or another device. Nothing else of the request is kept.
import type { IncomingMessage } from 'node:http';
import { expect, it } from 'vitest';
import { proxyList } from '../../../server/api/http/proxies.ts';
import { trials } from '../../../server/api/http/trial.ts';

const MARK = '0123456789abcdef0123456789abcdef';
const AT = '2026-06-01T12:00:00.000Z';
const from = (remoteAddress: string, url = `/dpp/DPP-1?test=${MARK}`, headers = {}): IncomingMessage =>
  ({ url, headers, socket: { remoteAddress } }) as unknown as IncomingMessage;
const begun = (proxies = proxyList([])) =>
  trials(
    () => new Date(AT),
    proxies,
    () => ['192.0.2.1'],
  );

it.each([
  ['127.0.0.1', 'this-computer'],
  ['::1', 'this-computer'],
  ['::ffff:192.0.2.1', 'this-computer'],
  ['192.0.2.7', 'another-device'],
  ['::ffff:192.0.2.7', 'another-device'],
])('%s is %s', (address, who) => {
  const tried = begun();
  tried.note(from(address), 200);
  expect(tried.taken()).toEqual([{ mark: MARK, at: AT, from: who }]);
  expect(tried.taken()).toEqual([]);
});

it('believes a trusted proxy about its client, and nobody else', () => {
  const fields = { 'x-forwarded-for': '198.51.100.9' };
  const trusting = begun(proxyList(['loopback']));
  trusting.note(from('127.0.0.1', undefined, fields), 200);
  expect(trusting.taken()[0]?.from).toBe('another-device');
  const alone = begun();
  alone.note(from('127.0.0.1', undefined, fields), 200);
  expect(alone.taken()[0]?.from).toBe('this-computer');
});

it('counts a page that was shown, under a path of the base URL too, and no other request', () => {
  const tried = begun();
  tried.note(from('192.0.2.7', `/base/dpp/DPP-1?lang=de&test=${MARK}`), 200);
  tried.note(from('192.0.2.7'), 304);
  expect(tried.taken()).toHaveLength(2);
  for (const url of ['/dpp/DPP-1', `/dpp/DPP-1?test=${MARK}0`, `/dpp/DPP-1?test=${MARK.toUpperCase()}`, `/health?test=${MARK}`])
    tried.note(from('192.0.2.7', url), 200);
  tried.note(from('192.0.2.7'), 404);
  expect(tried.taken()).toEqual([]);
});

it('holds few marks, however many a stranger invents', () => {
  const tried = begun();
  for (let at = 0; at < 1_000; at += 1) tried.note(from('192.0.2.7', `/dpp/DPP-1?test=${at.toString(16).padStart(32, '0')}`), 200);
  expect(tried.taken()).toHaveLength(20);
});
