// The description of the public interface: complete against the table of routes, valid OpenAPI 3.1, and lint clean.
import { createConfig, lintFromString } from '@redocly/openapi-core';
import { Validator } from '@seriousme/openapi-schema-validator';
import { describe, expect, it } from 'vitest';
import { OPERATIONS, openApiDocument, rowOf } from '../../server/openapi/document.ts';
import { PROBLEMS } from '../../server/problem.ts';
import { PUBLIC_TABLE } from '../../server/routes/public.ts';
import { VERSION } from '../../server/version.ts';

const document = openApiDocument({ baseUrl: 'http://localhost:8080', did: 'did:web:localhost%3A8080' });
const text = JSON.stringify(document, null, 1);
// biome-ignore lint/suspicious/noExplicitAny: a test looks into a document of every shape
const anyDocument = document as any;

/** One trailing slash is the same address: it is described with the row without it. */
const rows = PUBLIC_TABLE.map(({ method, path }) => `${method} ${path.length > 1 ? path.replace(/\/$/, '') : path}`);
const described = OPERATIONS.map((operation) => `${operation.method.toUpperCase()} ${rowOf(operation)}`);

describe('the OpenAPI document', () => {
  it('describes every row of the table of routes', () => {
    expect([...new Set(rows)].filter((row) => !described.includes(row))).toEqual([]);
  });

  it('describes nothing that is not a row of that table', () => {
    expect(described.filter((row) => !rows.includes(row))).toEqual([]);
  });

  it('says of an answer that it varies where the table says so', () => {
    const wrong = PUBLIC_TABLE.flatMap((row) =>
      OPERATIONS.filter((operation) => rowOf(operation) === row.path && operation.method.toUpperCase() === row.method)
        .filter(({ replies }) => {
          const good = replies[200] ?? replies[204];
          const names = typeof good === 'object' ? (good.headers ?? []) : [];
          return names.includes('Vary') !== (row.vary !== undefined);
        })
        .map(({ operationId }) => operationId),
    );
    // Negotiated without a word in the table: the answer itself says what it varies by.
    expect(wrong).toEqual([]);
  });

  it('takes a stakeholder key exactly where the answer varies by it', () => {
    const byKey = PUBLIC_TABLE.filter(({ vary }) => vary?.includes('X-Stakeholder-Key')).map(({ path }) => path);
    const reading = OPERATIONS.filter(({ byKey: takes, method }) => takes && method === 'get');
    expect(reading.map(rowOf).sort()).toEqual(byKey.sort());
  });

  it('is valid against the schema of OpenAPI 3.1', async () => {
    const validator = new Validator();
    const { valid, errors } = await validator.validate(JSON.parse(text));
    expect(errors ?? []).toEqual([]);
    expect([valid, validator.version]).toEqual([true, '3.1']);
  });

  it('is clean by the recommended rules, and by the stricter ones for examples', async () => {
    const config = await createConfig({
      extends: ['recommended'],
      rules: {
        // The server of the document is the one that serves it, and the first start of all is on localhost.
        'no-server-example.com': 'off',
        'operation-4xx-response': 'error',
        'no-invalid-media-type-examples': 'error',
        'no-invalid-parameter-examples': 'error',
        'no-invalid-schema-examples': 'error',
        'operation-operationId': 'error',
        'operation-operationId-unique': 'error',
        'operation-singular-tag': 'error',
        'tag-description': 'error',
        'no-ambiguous-paths': 'error',
        'no-unused-components': 'error',
        'no-unresolved-refs': 'error',
      },
    });
    const found = await lintFromString({ source: text, absoluteRef: 'openapi.json', config });
    expect(found.map(({ ruleId, message, location: [at] }) => `${ruleId}: ${message} (${at?.pointer ?? ''})`)).toEqual([]);
  });

  it('names this version, this service and the licence', () => {
    expect(anyDocument.info).toMatchObject({ version: VERSION, license: { identifier: 'Apache-2.0' } });
    expect(anyDocument.servers).toEqual([{ url: 'http://localhost:8080', description: expect.any(String) }]);
    expect(text).not.toMatch(/\{(?:base_url|service_did|title)\}/);
  });

  it('gives every member of every schema a description', () => {
    const bare: string[] = [];
    for (const [name, schema] of Object.entries<{ properties?: Record<string, { description?: string; title?: string; $ref?: string }> }>(
      anyDocument.components.schemas,
    )) {
      if (['Linkset', 'ResolverDescription'].includes(name)) continue;
      for (const [member, { description, $ref }] of Object.entries(schema.properties ?? {})) {
        if (description === undefined && $ref === undefined && name !== 'OpenApiDocument') bare.push(`${name}.${member}`);
      }
    }
    expect(bare).toEqual([]);
  });

  it('shows problems with the codes, titles and statuses that there are', () => {
    for (const [name, { content }] of Object.entries<{
      content: Record<string, { example: { code: string; title: string; status: number } }>;
    }>(anyDocument.components.responses)) {
      const shown = content['application/problem+json']?.example;
      if (shown === undefined) continue;
      const { code, title, status } = shown;
      expect([name, { title, status }]).toEqual([name, PROBLEMS[code as keyof typeof PROBLEMS]]);
    }
  });
});
