// The description of the public interface: complete against the table of routes, valid OpenAPI 3.1, and lint clean.
import { createConfig, lintFromString } from '@redocly/openapi-core';
import { Validator } from '@seriousme/openapi-schema-validator';
import { describe, expect, it } from 'vitest';
import { docsPage } from '../../../server/api/openapi/docs-page.ts';
import { OPERATIONS, openApiDocument } from '../../../server/api/openapi/document.ts';
import { PUBLIC_TABLE } from '../../../server/api/public.ts';
import { PROBLEMS } from '../../../server/lib/problem.ts';
import { INTERFACE_VERSION } from '../../../server/lib/version.ts';

const document = openApiDocument({ baseUrl: 'http://localhost:8080', did: 'did:web:localhost%3A8080' });
const text = JSON.stringify(document, null, 1);
// biome-ignore lint/suspicious/noExplicitAny: a test looks into a document of every shape
const anyDocument = document as any;

/** One trailing slash is the same address: it is described with the row without it. */
const rows = PUBLIC_TABLE.map(({ method, path }) => `${method} ${path.length > 1 ? path.replace(/\/$/, '') : path}`);
/** The path in the route table that an operation describes. */
const rowOf = ({ path, row }: (typeof OPERATIONS)[number]): string => row ?? path.replace(/\{(\w+)\}/g, ':$1');
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
    expect(anyDocument.info).toMatchObject({ version: INTERFACE_VERSION, license: { identifier: 'Apache-2.0' } });
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

/** The interface's own tables: name of the schema, members that are always there, members that may be. Nested ones with a dot. */
const INTERFACE: Readonly<Record<string, readonly [always: string, sometimes?: string]>> = {
  Passport: [
    'dppCode productName manufacturer countryOfOrigin certifications',
    // A maker may have nothing to say on these, and a passport that was never verified has no moment of it.
    'carbonFootprint repairabilityScore materials vcUrl verifiedAt',
  ],
  PassportReference: ['dppCode passportUrl apiUrl productName manufacturer', 'gtin serial'],
  PassportListing: ['gtin results total results.dppCode results.passportUrl results.apiUrl'],
  VerifiableCredential: [
    '@context id type issuer issuer.id validFrom credentialSubject proof proof.type proof.cryptosuite proof.verificationMethod proof.proofPurpose proof.proofValue',
  ],
  DidDocument: ['@context id verificationMethod assertionMethod'],
  VerificationMethod: ['id type controller publicKeyJwk publicKeyJwk.kty publicKeyJwk.crv publicKeyJwk.x'],
  ConformanceManifest: [
    'conformsTo version implementationName credentials credentials.type credentials.version credentials.issuerDid credentials.credentialFormats',
  ],
  StoredVerification: ['valid dppCode issuer verificationMethod algorithm signedAt productName'],
  SubmittedVerification: ['valid issuer credentialType issuanceDate credentialSubject'],
  SdJwtVerification: ['valid algorithm issuer disclosedClaims undisclosedFields'],
  CustomsSummary: [
    'dppCode productName manufacturer countryOfOrigin materials espr_compliant hasVerifiableCredential signatureValid',
    // Left out where the service asks for a key before it shows the tariff code.
    'hsCode',
  ],
  Material: ['name percentage'],
  EpcisDocument: ['@context type schemaVersion creationDate epcisBody epcisBody.eventList'],
  EpcisEvent: ['type eventTime readPoint.id', 'action bizStep epcList readPoint'],
  NotifiedBody: ['id name country notifiedNumber directives', 'website'],
  NotifiedBodyList: ['results total'],
};

describe('every field of the interface', () => {
  interface Shape {
    readonly properties?: Readonly<Record<string, Shape>>;
    readonly required?: readonly string[];
    readonly items?: Shape;
    readonly description?: string;
    readonly $ref?: string;
  }
  const schemas = anyDocument.components.schemas as Readonly<Record<string, Shape>>;
  const find = (shape: Shape | undefined, path: string): { readonly found: Shape | undefined; readonly required: boolean } => {
    const [first = '', ...rest] = path.split('.');
    const of = shape?.items ?? shape;
    const found = of?.properties?.[first];
    if (rest.length > 0) return find(found, rest.join('.'));
    return { found, required: of?.required?.includes(first) ?? false };
  };

  it.each(Object.entries(INTERFACE))('%s', (name, [always, sometimes = '']) => {
    for (const [paths, required] of [
      [always, true],
      [sometimes, false],
    ] as const) {
      for (const path of paths.split(' ').filter((one) => one !== '')) {
        const member = find(schemas[name], path);
        expect([path, member.required]).toEqual([path, required]);
        expect([path, member.found?.description ?? member.found?.$ref]).toEqual([path, expect.stringMatching(/\S/)]);
      }
    }
  });

  it('materials in full: name, percentage, recycled content', () => {
    const { found } = find(schemas.Passport, 'materials');
    expect(Object.keys(found?.items?.properties ?? {})).toEqual(expect.arrayContaining(['name', 'percentage', 'recycledContent']));
    expect(found?.items?.required).toEqual(['name', 'percentage']);
  });
});

describe('the page for people', () => {
  const page = docsPage(document);
  const ids = [...page.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id);

  it('shows every operation and every schema, and each link within it leads somewhere', () => {
    for (const { operationId, path } of OPERATIONS) {
      expect(ids).toContain(operationId);
      expect(page).toContain(`<code>${path}</code>`);
    }
    for (const name of Object.keys(anyDocument.components.schemas)) expect(ids).toContain(`schema-${name}`);
    const targets = [...page.matchAll(/ href="#([^"]*)"/g)].map(([, target]) => target);
    expect(targets.length).toBeGreaterThan(100);
    expect(targets.filter((target) => !ids.includes(target))).toEqual([]);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.filter((id) => /\s/.test(id ?? ''))).toEqual([]);
  });

  it('explains each name of the prefix that stands for it', () => {
    const names = Object.keys(anyDocument.components.schemas.EventMetadata.properties).filter((name) => name.startsWith('dpp:'));
    expect(names.length).toBeGreaterThan(3);
    for (const name of names) expect(ids).toContain(name.slice('dpp:'.length));
  });

  it('needs no script, no style of its own and nothing from elsewhere', () => {
    expect(page).not.toMatch(/<script|<style| style=| on\w+=|javascript:/i);
    const loaded = [...page.matchAll(/<(?:link|img|iframe|object)\b[^>]*(?:href|src)="([^"]*)"/g)].map(([, target]) => target);
    expect(loaded).toEqual(['passport.css', 'docs.css', 'openapi.json']);
  });

  it('has headings that follow each other, a way past the contents, and a language', () => {
    const levels = [...page.matchAll(/<h([1-6])/g)].map(([, level]) => Number(level));
    expect(levels[0]).toBe(1);
    expect(levels.filter((level, at) => at > 0 && level > (levels[at - 1] ?? 0) + 1)).toEqual([]);
    expect(levels.filter((level) => level === 1).length).toBe(1);
    expect(page).toMatch(/<html lang="en">[\s\S]*<a class="skip" href="#interface">[\s\S]*<main id="interface">/);
  });

  it('shows what is in the document as text, never as markup', () => {
    const evil = '<img src=x onerror=alert(1)>"\'';
    const spoilt = JSON.parse(text, (name, value) =>
      ['title', 'summary', 'description', 'url'].includes(name) && typeof value === 'string' ? evil : value,
    );
    const shown = docsPage(spoilt);
    expect(shown).not.toContain('<img');
    expect(shown).toContain('&lt;img src=x onerror=alert(1)&gt;&quot;&#39;');
  });

  it('has a command line for every operation that a shell takes as it is meant', () => {
    const commands = [...page.matchAll(/<code>curl ([^<]*)<\/code>/g)].map(([, command]) => command);
    expect(commands.length).toBe(OPERATIONS.length);
    expect(commands.filter((command) => !/&#39;http:\/\/localhost:8080\/[^\s{}]*&#39;$/.test(command ?? ''))).toEqual([]);
  });
});

it('names the code of a passport as the interface does', () => {
  const paths = OPERATIONS.map(({ path }) => path).filter((path) => /\/(?:dpp|verify)\/\{/.test(path));
  expect(paths.length).toBeGreaterThan(8);
  expect(paths.filter((path) => !path.includes('{dpp_code}'))).toEqual([]);
});
