// `desk inspect` on the SD-JWTs that this service issues: what they disclose, whose product they are about, and what a changed character does.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { disclosuresOf } from '../../server/domain/formats/sd-jwt/disclosures.ts';
import { forReader } from '../../server/domain/formats/sd-jwt/passport.ts';
import { ANYONE } from '../../server/domain/passport/visible.ts';
import { openApp } from '../../server/features/app/open-app.ts';
import { loadSample } from '../../server/features/passports/sample.ts';
import { passportsByCode } from '../../server/store/passports/credentials.ts';
import { desk } from '../fixtures/desk-command.ts';
import { temporaryFolder } from '../fixtures/temporary-folder.ts';

const folder = temporaryFolder();
const did = join(folder, 'did.json');
let token = '';

beforeAll(() => {
  const data = join(folder, 'data');
  mkdirSync(data);
  const own = openApp({ folder: data });
  loadSample(own);
  const stored = passportsByCode(own.store, 'DPP-09520123456788-ABC123').find(({ format }) => format === 'sd-jwt');
  token = forReader(stored?.body ?? '', ANYONE);
  writeFileSync(did, JSON.stringify(own.signer().didDocument));
  own.close();
});

const inspect = (text: string, ...more: readonly string[]) => {
  const file = join(folder, 'token.sd-jwt');
  writeFileSync(file, text);
  const { code, lines } = desk(['inspect', '--json', '--trust', did, ...more, file]);
  return { code, line: lines()[0] };
};

describe('desk inspect, on an SD-JWT of this service', () => {
  it('calls it valid, says what it discloses and which product it is about', () => {
    const { code, line } = inspect(token, '--expect-gtin', '9520123456788', '--expect-serial', 'ABC123');
    expect(line).toMatchObject({ kind: 'sd-jwt', headline: 'valid', flags: ['sample'] });
    expect(line?.disclosed).toMatchObject({ productName: 'VeloPack 520 e-bike battery', carbonFootprint: '61.4 kg CO₂e per kWh' });
    expect(line?.disclosed).not.toHaveProperty('hsCode');
    expect(line?.checks).toContainEqual(expect.objectContaining({ check: 'product', outcome: 'passed' }));
    expect(code).toBe(0);
  });

  it('calls it invalid for another item', () => {
    const { code, line } = inspect(token, '--expect-gtin', '9520123456788', '--expect-serial', 'OTHER');
    expect([code, line?.headline]).toEqual([1, 'invalid']);
  });

  it('still calls it valid without one of its disclosures', () => {
    const footprint = disclosuresOf(token).find(({ path }) => path.join() === 'carbonFootprint')?.text ?? '';
    const { code, line } = inspect(token.replace(`${footprint}~`, ''));
    expect([code, line?.headline]).toEqual([0, 'valid']);
    expect(line?.disclosed).not.toHaveProperty('carbonFootprint');
  });

  it('calls it invalid when a disclosed value was changed', () => {
    const footprint = disclosuresOf(token).find(({ path }) => path.join() === 'carbonFootprint')?.text ?? '';
    const changed = Buffer.from(Buffer.from(footprint, 'base64url').toString().replace('61.4', '11.4')).toString('base64url');
    expect(changed).not.toBe(footprint);
    const { code, line } = inspect(token.replace(footprint, changed));
    expect([code, line?.headline]).toEqual([1, 'invalid']);
  });
});
