// `desk import` takes passports in forms of others: Asset Administration Shells, as JSON and in AASX packages, and EN 18223.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { toEnvironment } from '../../server/domain/formats/aas/environment.ts';
import { compressed, full } from '../../server/domain/formats/en18223.ts';
import { linksOf } from '../../server/domain/formats/links.ts';
import type { JsonObject } from '../../server/domain/json/json.ts';
import { sampleSet } from '../../server/domain/passport/sample/index.ts';
import { ANYONE } from '../../server/domain/passport/visible.ts';
import { openStore } from '../../server/store/open.ts';
import { passportByCode } from '../../server/store/passports/passports.ts';
import { passportOf } from '../../server/store/passports/record.ts';
import { aasx, toXml } from '../fixtures/aasx.ts';
import { desk } from '../fixtures/desk-command.ts';
import { temporaryFolder } from '../fixtures/temporary-folder.ts';

const folder = temporaryFolder();
const at = (name: string) => join(folder, name);
const write = (name: string, content: string | Uint8Array) => {
  writeFileSync(at(name), content);
  return at(name);
};
const BASE = 'https://desk.example';
const samples = sampleSet().map(
  ({ passport: { sample: _, ...passport } }) => passport as unknown as Parameters<typeof linksOf>[0] & JsonObject,
);
const environments = sampleSet().map(({ passport }) => {
  const { sample: _, ...own } = passport;
  return toEnvironment(own as typeof passport, linksOf(passport, BASE), BASE);
});
const [first = {}, second = {}] = environments;
const code = String(samples[0]?.dppCode);
const stored = (data: string, dppCode: string) => {
  const store = openStore(at(data), { readonly: true });
  const record = passportByCode(store, dppCode);
  store.close();
  return record && passportOf(record);
};

describe('desk import', () => {
  it('takes an Environment, lists what is not in the passport, and the second time finds it unchanged', () => {
    const submodels = (first.submodels as JsonObject[]).map((submodel, index) =>
      index > 0
        ? submodel
        : { ...submodel, submodelElements: [...(submodel.submodelElements as JsonObject[]), { modelType: 'Blob', idShort: 'Logo' }] },
    );
    const file = write('one.json', JSON.stringify({ ...first, submodels }));
    const { code: exit, stdout } = desk(['import', '--data', at('aas'), file]);
    expect([exit, stdout]).toEqual([
      0,
      expect.stringMatching(new RegExp(`stored passport ${code}\\n {4}not understood: Nameplate/Logo\\n`)),
    ]);
    expect(stored('aas', code)).toMatchObject({ dppCode: code, category: 'battery', productName: samples[0]?.productName });
    expect(desk(['import', '--json', '--data', at('aas'), file]).lines()).toMatchObject([
      { imported: [{ unchanged: true, notUnderstood: ['Nameplate/Logo'] }], counts: { stored: 0, unchanged: 1, refused: 0 } },
    ]);
  });

  it('takes packages with JSON and with XML, and stores the same', () => {
    const packages = [
      write('json.aasx', aasx({ 'data.json': JSON.stringify(second) })),
      write('xml.aasx', aasx({ 'data.xml': toXml(second) })),
    ];
    expect(desk(['import', '--dry-run', '--data', at('aasx'), ...packages])).toMatchObject({ code: 0 });
    const { code: exit, lines } = desk(['import', '--json', '--data', at('aasx'), ...packages]);
    expect([exit, lines().map(({ counts }) => counts)]).toEqual([
      0,
      [
        { stored: 1, unchanged: 0, refused: 0 },
        { stored: 0, unchanged: 1, refused: 0 },
      ],
    ]);
    expect(stored('aasx', String(samples[1]?.dppCode))).toBeDefined();
  });

  it('refuses a package that cannot be opened, with the reason, and stores the others', () => {
    const files = [
      write('broken.aasx', 'PK nonsense'),
      write('good.aasx', aasx({ 'a.json': JSON.stringify(first), 'b.json': JSON.stringify(second) })),
    ];
    const { code: exit, lines } = desk(['import', '--json', '--data', at('some'), ...files]);
    expect([exit, lines()]).toMatchObject([
      1,
      [
        { refused: [{ code: 'not-importable', detail: 'the archive is cut off or damaged' }], counts: { refused: 1 } },
        { counts: { stored: 2, refused: 0 } },
      ],
    ]);
    expect(desk(['import', '--data', at('some'), at('absent.aasx')])).toMatchObject({ code: 64 });
  });

  it('refuses an Environment that lacks what a passport must have, with each mistake', () => {
    const file = write('bare.json', JSON.stringify({ assetAdministrationShells: [{ id: 'a' }] }));
    const [line] = desk(['import', '--json', '--data', at('bare'), file]).lines();
    const [refused] = (line?.refused ?? []) as { readonly code: string; readonly errors: readonly { readonly pointer: string }[] }[];
    expect(refused?.code).toBe('passport-invalid');
    expect(refused?.errors.map(({ pointer }) => pointer)).toEqual(expect.arrayContaining(['/dppCode', '/productName', '/manufacturer']));
  });

  it('takes EN 18223 in both forms, one of them after the other unchanged', () => {
    const passport = sampleSet()[2]?.passport;
    if (passport === undefined) throw new RangeError('there is a third sample');
    const short = compressed(passport, { reader: ANYONE, issuer: 'did:web:x', readableFrom: '2026-01-01T00:00:00Z' });
    const file = write('18223.json', JSON.stringify([short]));
    expect(desk(['import', '--data', at('en'), file])).toMatchObject({ code: 0 });
    expect(desk(['import', '--data', at('en'), write('full.json', JSON.stringify(full(short, passport.defaultLanguage)))])).toMatchObject({
      code: 0,
    });
    expect(stored('en', passport.dppCode)).toMatchObject({ dppCode: passport.dppCode, productName: passport.productName });
  });
});
