// `desk import`, `publish` and `self-test` on real files and a real store.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { openDesk } from '../../server/desk.ts';
import { sampleSet } from '../../server/passport/sample/index.ts';
import { passportsByCode } from '../../server/store/credentials.ts';
import { passportByCode } from '../../server/store/passports.ts';
import { temporaryFolder } from '../temporary-folder.ts';
import { desk } from './desk-command.ts';

const folder = temporaryFolder();
const data = join(folder, 'data');
const write = (name: string, value: unknown) => {
  writeFileSync(join(folder, name), typeof value === 'string' ? value : JSON.stringify(value));
  return join(folder, name);
};
const [battery, second] = sampleSet().map(({ passport }) => passport);

describe('desk import and publish', () => {
  it('stores what is right, refuses the rest with pointers, and exits 1', () => {
    const file = write('passports.json', [battery, { ...second, gtin: '09520123456789', nonsense: 1 }]);
    const { code, lines } = desk(['import', '--json', '--data', data, file]);
    expect(code).toBe(1);
    expect(lines()[0]).toMatchObject({ imported: [{ index: 0, what: 'passport', dppCode: battery?.dppCode }], refused: [{ index: 1 }] });
    const [refused] = (lines()[0]?.refused ?? []) as { errors: { pointer: string }[] }[];
    expect(refused?.errors.map(({ pointer }) => pointer)).toEqual(expect.arrayContaining(['/gtin', '/nonsense']));
  });

  it('publishes what is stored; the credentials verify and the passport says when', () => {
    const { code, stdout } = desk(['publish', '--data', data, '--base-url', 'https://passports.example', '--all']);
    expect([code, stdout]).toEqual([0, `${battery?.dppCode}: published\n`]);
    const own = openDesk({ folder: data });
    const copies = passportsByCode(own.store, battery?.dppCode ?? '');
    expect(new Set(copies.map(({ format }) => format))).toEqual(new Set(['vc', 'vc-jwt', 'sd-jwt']));
    expect(new Set(copies.map(({ issuer }) => issuer))).toEqual(new Set(['did:web:passports.example']));
    expect(passportByCode(own.store, battery?.dppCode ?? '')?.verifiedAt).toMatch(/Z$/);
    write('copy.json', copies.find(({ format }) => format === 'vc')?.body ?? '');
    own.close();
  });

  it('takes a foreign credential as it is and refuses an altered one whose key is known', () => {
    const elsewhere = join(folder, 'elsewhere');
    expect(desk(['import', '--data', elsewhere, join(folder, 'copy.json')])).toMatchObject({ code: 0 });
    const altered = write('altered.json', readFileSync(join(folder, 'copy.json'), 'utf8').replace('VeloPack', 'VeloPakk'));
    const { code, stdout } = desk(['import', '--data', data, altered]);
    expect([code, stdout]).toEqual([1, expect.stringContaining('REFUSED DPP-SIG-02')]);
  });

  it('refuses an unknown code and goes on; a base URL that cannot name a service is wrong', () => {
    expect(desk(['publish', '--data', data, 'DPP-nothing', battery?.dppCode ?? ''])).toMatchObject({
      code: 1,
      stdout: expect.stringContaining(': published'),
    });
    expect(desk(['publish', '--data', data, '--all', '--base-url', 'http://192.168.0.1:8080'])).toMatchObject({
      code: 64,
      stderr: expect.stringContaining('did:web'),
    });
    expect(desk(['publish', '--data', data]).code).toBe(64);
  });

  it('says that localhost names every computer, and signs anew after a change of the base URL what was published, nothing else', () => {
    const moved = join(folder, 'moved');
    const draft = { ...second, sample: false };
    expect(desk(['import', '--data', moved, write('two.json', [battery, draft])]).code).toBe(0);
    const first = desk(['publish', '--data', moved, battery?.dppCode ?? '']);
    expect([first.code, first.stderr]).toEqual([0, expect.stringContaining('did:web:localhost%3A8080, a name that every computer has')]);

    const own = openDesk({ folder: moved, baseUrl: 'https://new.example' });
    expect(own.state()).toMatchObject({ baseUrlIsDefault: false, signedUnderOtherName: 1 });
    for (const baseUrl of ['http://localhost:9999', 'https://desk.localhost/a']) {
      own.changeSettings({ baseUrl });
      expect(own.state().baseUrlIsDefault).toBe(true);
    }
    own.changeSettings({ baseUrl: 'https://new.example' });
    own.close();

    const again = desk(['publish', '--data', moved, '--again']);
    expect([again.code, again.stdout, again.stderr]).toEqual([0, `${battery?.dppCode}: published\n`, '']);
    expect(desk(['inspect', '--json', '--data', moved, write('code.txt', battery?.dppCode)]).lines()[0]).toMatchObject({
      headline: 'valid',
    });
    expect(desk(['publish', '--data', moved, '--again', '--all']).code).toBe(64);
  });

  it('locks the key with a passphrase: without it nothing is published', () => {
    expect(desk(['publish', '--data', data, '--all'], { env: { DPP_DESK_PASSPHRASE: 'open the drawer' } }).code).toBe(0);
    const { code, stderr } = desk(['publish', '--data', data, '--all']);
    expect([code, stderr]).toEqual([65, expect.stringContaining('DPP_DESK_PASSPHRASE')]);
  });
});

describe('desk self-test', () => {
  it('passes in this runtime and on a whole log', () => {
    const { code, lines } = desk(['self-test', '--json', '--data', data]);
    expect(lines().length).toBeGreaterThan(3);
    expect(lines().filter(({ ok }) => ok !== true)).toEqual([]);
    expect(code).toBe(0);
  });
});
