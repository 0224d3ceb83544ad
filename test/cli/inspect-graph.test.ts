// `desk inspect` on credentials whose graph is signed: the verdict of a good one, and of the same with its expiry hidden.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { desk } from '../fixtures/desk-command.ts';
import { signedGraph } from '../fixtures/graph-proofs.ts';
import { didDocument, passport } from '../fixtures/issuing.ts';
import { temporaryFolder } from '../fixtures/temporary-folder.ts';

const folder = temporaryFolder();
const write = (name: string, content: object): string => {
  const path = join(folder, name);
  writeFileSync(path, JSON.stringify(content));
  return path;
};
const inspect = (...files: readonly string[]) =>
  desk(['inspect', '--json', '--now', '2026-06-01T12:00:00Z', '--trust', write('did.json', didDocument()), ...files]);

it('calls a good one valid, and one with a hidden expiry invalid, with the reason', async () => {
  const credential = passport({ credentialSubject: { id: 'https://maker.example/01/09520123456788/21/ABC123', name: 'Zelle €' } });
  const good = write('good.json', await signedGraph(credential));
  const { validUntil, ...rest } = await signedGraph({ ...credential, validUntil: '2026-02-01T00:00:00Z' });
  const expired = write('expired.json', { ...rest, validUntil });
  const hidden = write('hidden.json', {
    ...rest,
    'https://www.w3.org/2018/credentials#validUntil': { '@value': validUntil, '@type': 'http://www.w3.org/2001/XMLSchema#dateTime' },
  });

  const alone = inspect(good);
  expect(alone.lines()).toMatchObject([{ kind: 'vc', headline: 'valid' }]);
  expect(alone.code).toBe(0);
  const all = inspect(good, expired, hidden);
  expect(all.lines().map(({ headline, reasons }) => [headline, (reasons as readonly string[])[0]])).toEqual([
    ['valid', expect.any(String)],
    ['invalid', 'DPP-DAT-03'],
    ['invalid', 'DPP-SIG-42'],
  ]);
  expect(all.code).toBe(1);
});

it('ends when it is done: the thread does not keep the command', async () => {
  const file = write('one.json', await signedGraph(passport({ credentialSubject: { id: 'urn:a:1' } })));
  const started = performance.now();
  expect(inspect(file).lines()).toHaveLength(1);
  expect(performance.now() - started).toBeLessThan(25_000);
});
