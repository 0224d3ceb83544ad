// A bundle that an earlier build of this version wrote, with each file packed as a whole, is read as before, and its report is the one that is written today.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { jsonFile } from '../../../server/domain/bundle/json-file.ts';
import { readBundle } from '../../../server/domain/bundle/read.ts';
import { inspectBundle, judgeBundle } from '../../../server/features/evidence/index.ts';
import { VERSION } from '../../../server/lib/version.ts';
import { bundleOf, LATER, post } from '../../fixtures/evidence.ts';

const earlier = new Blob([readFileSync(fileURLToPath(new URL('../../fixtures/earlier-bundle.zip', import.meta.url)))]);

it('of an earlier build is intact, verdict by verdict', async () => {
  const bundle = await readBundle(earlier);
  if (!bundle.ok) throw new Error(bundle.detail);
  const finding = await inspectBundle(earlier);
  const judged = judgeBundle(finding, { signer: bundle.fingerprint, lists: [], now: LATER });
  // Whoever changes the report without changing the version makes altered bundles of those that the version wrote before.
  expect(judged).toMatchObject({ state: 'intact', report: bundle.manifest.appVersion === VERSION ? 'same' : 'not-compared' });
  if (!('entries' in judged)) throw new Error('it was not read');
  expect(judged.entries.map(({ anew }) => anew)).toEqual(Array.from({ length: 7 }, () => 'same'));
});

it('has a report in canonical form, today as then', async () => {
  const desk = post();
  for (const archive of [earlier, new Blob([bundleOf(desk)])]) {
    const bundle = await readBundle(archive);
    if (!bundle.ok) throw new Error(bundle.detail);
    const text = (await bundle.content('report.json')).toString();
    expect(text).toBe(jsonFile(JSON.parse(text)));
  }
  desk.close();
});
