// How much a store holds, counted again whenever something was written, also by another process.
import { expect, it } from 'vitest';
import { publishStored } from '../../server/catalogue/publish.ts';
import { loadSample } from '../../server/catalogue/sample.ts';
import { openDesk } from '../../server/desk.ts';
import { removeSample } from '../../server/store/sample.ts';
import { SAMPLE } from '../http/desk.ts';
import { temporaryFolder } from '../temporary-folder.ts';

it('the state follows what is written, here and by another hand', () => {
  const folder = temporaryFolder();
  const [desk, other] = [openDesk({ folder }), openDesk({ folder })];
  const told = () => {
    const { counts, sampleLoaded, signedUnderOtherName = 0 } = desk.state();
    return [counts.passports, counts.credentials > 0, sampleLoaded, signedUnderOtherName];
  };
  expect(told()).toEqual([0, false, false, 0]);
  loadSample(other);
  expect(told()).toEqual([10, true, true, 0]);
  other.changeSettings({ baseUrl: 'https://maker.example' });
  expect(told()).toEqual([10, true, true, 10]);
  publishStored(SAMPLE.dppCode, desk);
  expect(told()).toEqual([10, true, true, 9]);
  removeSample(other.store);
  expect(told()).toEqual([0, false, false, 0]);
  other.close();
  desk.close();
});
