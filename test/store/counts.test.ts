// How much a store holds, counted again whenever something was written, also by another process.
import { expect, it } from 'vitest';
import { openApp } from '../../server/features/app/open-app.ts';
import { publishStored } from '../../server/features/issuing/publish.ts';
import { loadSample } from '../../server/features/passports/sample.ts';
import { removeSample } from '../../server/store/passports/sample.ts';
import { SAMPLE } from '../fixtures/fresh-app.ts';
import { temporaryFolder } from '../fixtures/temporary-folder.ts';

it('the state follows what is written, here and by another hand', () => {
  const folder = temporaryFolder();
  const [context, other] = [openApp({ folder }), openApp({ folder })];
  const told = () => {
    const { counts, sampleLoaded, signedUnderOtherName = 0 } = context.state();
    return [counts.passports, counts.credentials > 0, sampleLoaded, signedUnderOtherName];
  };
  expect(told()).toEqual([0, false, false, 0]);
  loadSample(other);
  expect(told()).toEqual([10, true, true, 0]);
  other.changeSettings({ baseUrl: 'https://maker.example' });
  expect(told()).toEqual([10, true, true, 10]);
  publishStored(SAMPLE.dppCode, context);
  expect(told()).toEqual([10, true, true, 9]);
  removeSample(other.store);
  expect(told()).toEqual([0, false, false, 0]);
  other.close();
  context.close();
});
