// What a file to be imported looks like, over real sockets: the schema next to the shapes for everybody, schema and template for the screen.
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, test } from 'vitest';
import { CATEGORIES } from '../../../server/domain/passport/fields.ts';
import { overSocket } from '../../fixtures/client.ts';
import { INTERFACE } from '../../fixtures/interface.ts';
import { reachedPublic, reachedWorkbench } from '../../fixtures/reached.ts';

describe('the public interface', () => {
  const { ask } = reachedPublic({ sample: true });

  test.each(['passport', ...CATEGORIES])('has %s.json under its own name, to be kept for a day', async (name) => {
    const address = `/public/schemas/json/${name}.json`;
    const { status, headers, json } = await ask(address);
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'application/schema+json',
      'cache-control': 'public, max-age=86400',
      vary: 'Accept',
      etag: expect.stringMatching(/^"[\w-]{27}"$/),
    });
    expect(json.$id).toBe(`http://localhost:8080${address}`);
    expect(new Ajv2020({ strict: false }).compile(json)(INTERFACE)).toBe(true);
    expect((await ask(address, { headers: { accept: 'application/json' } })).headers['content-type']).toMatch(/^application\/json/);
  });

  test.each(['food.json', 'battery', 'battery.ttl', '..%2Faas%2Felements.ts', 'constructor.json', 'PASSPORT.JSON', '%00'])(
    'has no %s',
    async (name) => {
      const { status, json } = await ask(`/public/schemas/json/${name}`);
      expect([status, json.code]).toEqual([404, 'not-found']);
    },
  );
});

describe('the workbench', () => {
  const { ask } = reachedWorkbench(overSocket);

  test.each(CATEGORIES)('has a template of %s which an import takes, and the schema of it', async (category) => {
    const template = await ask(`/workbench/imports/template?category=${category}`);
    expect([template.status, template.json.category]).toEqual([200, category]);
    const schema = await ask(`/workbench/imports/schema?category=${category}`);
    expect(schema.json.$id).toBe(template.json.$schema);
    expect(new Ajv2020({ strict: false }).compile(schema.json)(template.json)).toBe(true);
    const taken = await ask('/workbench/imports?at=0&last=true', {
      method: 'PUT',
      headers: { 'content-type': 'application/octet-stream' },
      body: template.bytes,
    });
    expect(taken.json).toMatchObject({ imported: [{ dppCode: template.json.dppCode }], refused: [] });
  });

  test('refuses a product group that does not exist', async () => {
    const { status, json } = await ask('/workbench/imports/template?category=food');
    expect([status, json.code]).toEqual([400, 'bad-parameter']);
  });
});
