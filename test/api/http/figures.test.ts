import Fastify from 'fastify';
import { describe, expect, test } from 'vitest';
import { exposition } from '../../../server/api/http/exposition.ts';
import { figuresIn, figuresOf } from '../../../server/api/http/figures.ts';

const lines = (text: string, name: string): string[] => text.split('\n').filter((line) => line.startsWith(`${name}{`));

async function served() {
  const figures = figuresOf();
  const app = Fastify();
  app.addHook('onRequest', async (request) => {
    if (request.headers['x-refuse'] !== undefined) throw Object.assign(new Error('no'), { statusCode: 415 });
  });
  figures.attach(app);
  app.route({ method: ['GET', 'HEAD'], url: '/things/:name', handler: async () => 'here' });
  return { figures, app };
}

describe('the exposition format', () => {
  test('has a help and a type line for each name, and escapes what would break a line', () => {
    const text = exposition([
      {
        name: 'a_total',
        type: 'counter',
        help: 'one\ntwo \\ three',
        values: [{ labels: { path: 'a"b\\c\nd' }, value: 1 }, { value: 0.5 }],
      },
    ]);
    expect(text).toBe('# HELP a_total one\\ntwo \\\\ three\n# TYPE a_total counter\na_total{path="a\\"b\\\\c\\nd"} 1\na_total 0.5\n');
  });
});

describe('figures', () => {
  test('count by pattern, method and class of status, never by what was asked', async () => {
    const { app, figures } = await served();
    for (const url of ['/things/a', '/things/b?x=1', '/nowhere/1', '/nowhere/2']) await app.inject(url);
    await app.inject({ method: 'HEAD', url: '/things/c' });
    const text = figures.text();
    expect(lines(text, 'dpp_desk_http_requests_total').sort()).toEqual([
      'dpp_desk_http_requests_total{route="/things/:name",method="GET",status="2xx",worker="1"} 2',
      'dpp_desk_http_requests_total{route="/things/:name",method="HEAD",status="2xx",worker="1"} 1',
      'dpp_desk_http_requests_total{route="none",method="GET",status="4xx",worker="1"} 2',
    ]);
    expect(text).not.toMatch(/nowhere|things\/[abc]/);
    await app.close();
  });

  test('buckets are cumulative and end with all', async () => {
    const { app, figures } = await served();
    for (let count = 0; count < 5; count++) await app.inject('/things/a');
    const text = figures.text();
    const buckets = lines(text, 'dpp_desk_http_request_duration_seconds_bucket').map((line) => Number(line.split(' ').at(-1)));
    expect(buckets.length).toBe(12);
    expect(buckets).toEqual(buckets.toSorted((a, b) => a - b));
    expect(buckets.at(-1)).toBe(5);
    expect(lines(text, 'dpp_desk_http_request_duration_seconds_count')).toEqual([
      'dpp_desk_http_request_duration_seconds_count{route="/things/:name",worker="1"} 5',
    ]);
    await app.close();
  });

  test('nothing is in flight when all is answered, also after what an earlier hook refused', async () => {
    const { app, figures } = await served();
    await app.inject('/things/a');
    await app.inject({ url: '/things/a', headers: { 'x-refuse': '1' } });
    expect(lines(figures.text(), 'dpp_desk_http_requests_in_flight')).toEqual(['dpp_desk_http_requests_in_flight{worker="1"} 0']);
    await app.close();
  });

  test('a method of somebody’s own invention makes no label', () => {
    const figures = figuresOf();
    figures.ahead({ method: 'GET' } as never, 304);
    figures.ahead({ method: 'PROPFIND' } as never, 405);
    expect(lines(figures.text(), 'dpp_desk_http_requests_total')).toEqual([
      'dpp_desk_http_requests_total{route="kept",method="GET",status="3xx",worker="1"} 1',
      'dpp_desk_http_requests_total{route="kept",method="other",status="4xx",worker="1"} 1',
    ]);
  });

  test('a worker shows what the others told it, the latest of each', () => {
    const [one, two] = [figuresOf({ worker: 1 }), figuresOf({ worker: 2 })];
    for (let count = 0; count < 3; count++) {
      two.ahead({ method: 'GET' } as never, 200);
      const told = figuresIn(structuredClone({ figures: two.told() }));
      if (told === undefined) throw new Error('nothing was told');
      one.hear(told);
    }
    const text = one.text();
    expect(lines(text, 'dpp_desk_http_requests_total')).toEqual([
      'dpp_desk_http_requests_total{route="kept",method="GET",status="2xx",worker="2"} 3',
    ]);
    expect(lines(text, 'process_uptime_seconds').length).toBe(2);
    expect(text.match(/# TYPE process_uptime_seconds /g)?.length).toBe(1);
    expect(figuresIn({ rate: {} })).toBeUndefined();
  });
});
