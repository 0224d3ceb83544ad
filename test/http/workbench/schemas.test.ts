// Schemas of requests are compiled by the first request that needs them, so this compiles them all.
import { Ajv2020 } from 'ajv/dist/2020.js';
import type { RouteOptions } from 'fastify';
import { afterAll, expect, it } from 'vitest';
import { createWorkbench } from '../../../server/api/workbench/workbench.ts';
import { freshApp } from '../../fixtures/fresh-app.ts';

const fresh = freshApp();
const routes: RouteOptions[] = [];
const app = createWorkbench(fresh.context, {
  report: () => undefined,
  prepare: (bare) => void bare.addHook('onRoute', (route) => void routes.push(route)),
});
await app.ready();
afterAll(async () => {
  await app.close();
  fresh.close();
});

const schemas = routes.flatMap(({ method, url, schema }) =>
  (['body', 'querystring', 'params', 'headers'] as const).flatMap((part) => {
    const found = schema?.[part];
    return found === undefined ? [] : [{ name: `${String(method)} ${url} ${part}`, schema: found as object }];
  }),
);

it('there are some on many routes', () => {
  expect(schemas.length).toBeGreaterThan(100);
});

it('each is a schema of JSON Schema 2020-12 and compiles', () => {
  const ajv = new Ajv2020({ allErrors: true, strict: false });
  const faulty = schemas.flatMap(({ name, schema }) => {
    try {
      ajv.compile(schema);
      return [];
    } catch (fault) {
      return [`${name}: ${String(fault)}`];
    }
  });
  expect(faulty).toEqual([]);
});

it('a value that does not fit is refused by the first request and by the second', async () => {
  for (let time = 0; time < 2; time++) {
    const { statusCode } = await app.inject({ method: 'POST', url: '/workbench/inspections', payload: { nothing: 1 } });
    expect(statusCode).toBe(400);
  }
});
