// AASX packages: their Environments come out, as JSON and as XML, and what is no package says why.
import { describe, expect, it } from 'vitest';
import { openAasx } from '../../../server/domain/aasx/open.ts';
import { toEnvironment } from '../../../server/domain/formats/aas/environment.ts';
import { linksOf } from '../../../server/domain/formats/links.ts';
import { fromEnvironment } from '../../../server/domain/formats/reading/from-aas.ts';
import type { JsonObject } from '../../../server/domain/json/json.ts';
import { sampleSet } from '../../../server/domain/passport/sample/index.ts';
import { aasx, toXml } from '../../fixtures/aasx.ts';
import { zip } from '../../fixtures/zip.ts';

const BASE = 'https://desk.example';
const environments = sampleSet().map(({ passport }) => toEnvironment(passport, linksOf(passport, BASE), BASE));
const open = (bytes: Uint8Array<ArrayBuffer>) => openAasx(new Blob([bytes]));

describe('a package', () => {
  it('gives its Environment as it is', async () => {
    const text = JSON.stringify(environments[0]);
    expect(await open(aasx({ 'data.json': text }))).toEqual({ ok: true, text });
    expect(await open(aasx({ 'data.json': `\uFEFF${text}` }))).toEqual({ ok: true, text });
  });

  it.each(environments.map((environment, index) => [index, environment] as const))(
    'gives the same passport from XML: sample %i',
    async (_, environment) => {
      const opened = await open(aasx({ 'data.xml': toXml(environment) }));
      const read = opened.ok ? (JSON.parse(opened.text) as JsonObject) : {};
      expect(fromEnvironment(read)).toEqual(fromEnvironment(environment));
    },
  );

  it('gives several Environments as one array', async () => {
    const [one, two] = environments.map((environment) => JSON.stringify(environment));
    expect(await open(aasx({ 'a.json': one ?? '', 'b.json': two ?? '' }))).toEqual({ ok: true, text: `[${one},${two}]` });
  });

  it.each([
    ['an archive that is none', zip([{ name: 'a.json', bytes: new TextEncoder().encode('{}') }]), 'it names no origin'],
    ['text', new TextEncoder().encode('{}'), 'cut off or damaged'],
    ['without an Environment', aasx({}), 'holds no Environment'],
    ['with XML that is not well-formed', aasx({ 'a.xml': '<environment><a></environment>' }), 'closed where it is not open'],
    ['with a document type', aasx({ 'a.xml': '<!DOCTYPE a [<!ENTITY x "y">]><environment/>' }), ''],
    [
      'with two files of one name',
      aasx({ 'a.json': '{}' }, [{ name: 'AASX/A.json', bytes: new Uint8Array([1]) }]),
      'two files of one name',
    ],
    [
      'with more Environments than are read',
      aasx(Object.fromEntries(Array.from({ length: 101 }, (_, at) => [`${at}.json`, '{}']))),
      'more than 100 files',
    ],
    [
      'with millions of elements',
      aasx({ 'a.xml': `<environment>${'<a/>'.repeat(1_000_000)}</environment>` }),
      'more than 1000000 elements',
    ],
    ['that unpacks to too much', aasx({ 'a.json': ' '.repeat(20 * 1024 * 1024) }), 'unpack to more than'],
  ])('%s is refused with the reason', async (_, bytes, reason) => {
    expect(await open(bytes)).toEqual({ ok: false, detail: expect.stringContaining(reason) });
  });

  it('that is cut off at any place is refused', async () => {
    const whole = aasx({ 'a.json': '{}' });
    for (let length = 0; length < whole.length; length += 7) expect(await open(whole.slice(0, length))).toMatchObject({ ok: false });
  });
});
