// Requests over a message port: the same answers as over HTTP, and an end to every wait.
import { MessageChannel } from 'node:worker_threads';
import { afterEach, describe, expect, test } from 'vitest';
import { type ParentPort, type PortLimits, type PortResponse, parentPort, portClient, servePort } from '../../server/process/port.ts';
import { smallApp } from '../fixtures/harness.ts';
import { messagePort } from '../fixtures/message-port.ts';

const open: MessageChannel[] = [];
afterEach(() => {
  for (const channel of open.splice(0)) channel.port1.close();
});

function channelTo(limits: PortLimits = { body: 1024 }, timeout?: number) {
  const channel = new MessageChannel();
  open.push(channel);
  const { app, release } = smallApp();
  servePort(app, messagePort(channel.port2), limits);
  return { ...portClient(messagePort(channel.port1), timeout), raw: channel.port1, release };
}

const json = ({ body }: PortResponse): unknown => JSON.parse(Buffer.from(body).toString('utf8'));
const get = { method: 'GET', headers: {} };
const echo = (body: string) => ({ method: 'POST', url: '/echo', headers: { 'content-type': 'application/json' }, body: Buffer.from(body) });

describe('a port', () => {
  test('answers as the socket does: status, headers, bytes', async () => {
    const { call } = channelTo();
    const answer = await call({ ...get, url: '/thing/a?x' });
    expect(answer).toMatchObject({ status: 200, headers: { 'content-type': 'application/json', etag: expect.stringMatching(/^"/) } });
    expect(json(answer)).toEqual({ thing: 'answer' });
    expect((await call({ ...get, url: '/thing/a', headers: { 'if-none-match': '*' } })).status).toBe(304);
    expect((await call({ method: 'HEAD', url: '/thing/a', headers: {} })).body.byteLength).toBe(0);
  });

  test('carries a body byte for byte', async () => {
    expect(json(await channelTo().call(echo('{ "token": "ü\\u0000" }')))).toEqual({
      got: { token: 'ü\0' },
      text: '{ "token": "ü\\u0000" }',
    });
  });

  test('answers many at once, each to its asker', async () => {
    const { call } = channelTo();
    const answers = await Promise.all(Array.from({ length: 50 }, (_, index) => call(echo(`{"token":"${index}"}`))));
    expect(answers.map((answer) => (json(answer) as { got: { token: string } }).got.token)).toEqual(
      Array.from({ length: 50 }, (_, i) => `${i}`),
    );
  });

  test.each([
    ['an unknown path', { ...get, url: '/nothing' }, 404, 'not-found'],
    ['an address of another host', { ...get, url: '//evil.test/thing/a' }, 400, 'bad-request'],
    ['an address without a slash', { ...get, url: 'http://evil.test/' }, 400, 'bad-request'],
    ['an address that no parser takes', { ...get, url: '/\ud800%' }, 400, 'bad-encoding'],
    ['a method that is unknown', { method: 'BREW', url: '/', headers: {} }, 405, 'method-not-allowed'],
    ['a header with a line break', { ...get, url: '/thing/a', headers: { 'x-a': 'a\r\nb: c' } }, 200, undefined],
    ['a body too large for the app', echo(`{"token":"${'a'.repeat(1020)}"}`), 413, 'too-large'],
    [
      'a content-length that lies',
      { ...echo('{"token":"a"}'), headers: { 'content-type': 'application/json', 'content-length': '1' } },
      200,
      undefined,
    ],
  ])('takes %s', async (_, request, status, code) => {
    const answer = await channelTo().call(request);
    expect(answer.status).toBe(status);
    if (code !== undefined) expect(json(answer)).toMatchObject({ code });
  });

  test('refuses a body above its cap before anything reads it', async () => {
    const answer = await channelTo({ body: 10 }).call(echo('{"token":"abc"}'));
    expect([answer.status, json(answer)]).toEqual([413, expect.objectContaining({ code: 'too-large' })]);
  });

  test('refuses an answer above its cap', async () => {
    expect((await channelTo({ body: 1024, answer: 5 }).call({ ...get, url: '/thing/a' })).status).toBe(500);
  });

  test('refuses more than its share at once', async () => {
    const { call, release } = channelTo({ body: 1024, concurrency: 2 });
    const first = [call({ ...get, url: '/later' }), call({ ...get, url: '/later' })];
    expect((await call({ ...get, url: '/thing/a' })).status).toBe(503);
    release();
    expect((await Promise.all(first)).map(({ status }) => status)).toEqual([200, 200]);
    expect((await call({ ...get, url: '/thing/a' })).status).toBe(200);
  });

  test('leaves messages alone that are not requests', async () => {
    const { raw, call } = channelTo();
    for (const message of [
      null,
      1,
      'x',
      {},
      { stop: true },
      { id: 1 },
      { id: 1, method: 'GET', url: '/', headers: null },
      { id: NaN, method: 'GET', url: '/', headers: {} },
      { id: 1, method: 'GET', url: '/', headers: {}, body: 'text' },
    ]) {
      raw.postMessage(message);
    }
    expect((await call({ ...get, url: '/thing/a' })).status).toBe(200);
  });

  test('the asking side gives up after its time, and when it is told that the other side died', async () => {
    const silent = new MessageChannel();
    open.push(silent);
    await expect(portClient(messagePort(silent.port1), 20).call({ ...get, url: '/' })).rejects.toThrow('no answer within 20 ms');
    const client = portClient(messagePort(silent.port1));
    const waiting = client.call({ ...get, url: '/' });
    client.fail('the workbench ended');
    await expect(waiting).rejects.toThrow('the workbench ended');
  });

  test('a parent port gives its message inside an event', async () => {
    const { port1, port2 } = new MessageChannel();
    const utility: ParentPort = {
      on: (_, listener) => port2.on('message', (data) => listener({ data })),
      postMessage: (message) => port2.postMessage(message),
    };
    servePort(smallApp().app, parentPort(utility), { body: 1024 });
    expect((await portClient(messagePort(port1)).call({ ...get, url: '/thing/a' })).status).toBe(200);
    port1.close();
  });
});
