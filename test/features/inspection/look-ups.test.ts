// What one question asks of the store: each thing once, however many copies are held.
import { afterAll, expect, it } from 'vitest';
import { examine } from '../../../server/domain/examination/examine.ts';
import { recognise } from '../../../server/domain/recognise/index.ts';
import type { Recognised } from '../../../server/domain/recognise/recognised.ts';
import { openApp } from '../../../server/features/app/open-app.ts';
import { copiesIn } from '../../../server/features/inspection/copies-in.ts';
import { loadSample } from '../../../server/features/passports/sample.ts';
import { asReal, SAMPLE } from '../../fixtures/fresh-app.ts';
import { withNewStore } from '../../fixtures/new-store.ts';
import { temporaryFolder } from '../../fixtures/temporary-folder.ts';

const context = openApp({ folder: withNewStore(temporaryFolder()) });
loadSample(context);
asReal(context);
afterAll(() => context.close());

/** How often a statement is executed while something is done. */
function executed(act: () => void): number {
  const prototype = Object.getPrototypeOf(context.store.db.prepare('SELECT 1')) as Record<'get' | 'all', (...values: unknown[]) => unknown>;
  const { get, all } = prototype;
  let count = 0;
  for (const [name, run] of Object.entries({ get, all }) as ['get' | 'all', typeof get][])
    prototype[name] = function counted(...values) {
      count += 1;
      return run.apply(this, values);
    };
  try {
    act();
  } finally {
    Object.assign(prototype, { get, all });
  }
  return count;
}

it.each([SAMPLE.dppCode, `https://id.example.org/01/${SAMPLE.gtin}/21/${SAMPLE.serial}`])('few statements answer %s', (text) => {
  const [item] = recognise({ text, channel: 'camera' }) as readonly [Recognised];
  const now = context.now();
  const trust = context.trust();
  const count = executed(() => {
    expect(examine(item, { now, trust, ...copiesIn(context.store) }).verdict.headline).toBe('valid');
  });
  expect(count).toBeGreaterThan(3);
  expect(count).toBeLessThan(25);
});
