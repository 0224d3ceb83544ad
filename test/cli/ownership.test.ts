// `desk pack makers`, `desk events` and `desk import --events-of` as they are used.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { openApp } from '../../server/features/app/open-app.ts';
import { loadSample } from '../../server/features/passports/sample.ts';
import { desk } from '../fixtures/desk-command.ts';
import { asReal, SAMPLE } from '../fixtures/fresh-app.ts';
import { line, makePack } from '../fixtures/hostile-pack.ts';
import { fingerprintIn } from '../fixtures/pack-office.ts';
import { temporaryFolder } from '../fixtures/temporary-folder.ts';

const folder = temporaryFolder();
const data = join(folder, 'data');
const run = (...args: string[]) => desk([...args, '--data', data]);
const ok = (...args: string[]): string => {
  const { code, stdout, stderr } = run(...args);
  // An import ends with its sum.
  expect([code, stderr.replace(/^.*: \d+ stored, \d+ unchanged, 0 refused\n$/, '')]).toEqual([0, '']);
  return stdout.trim();
};

const events = (more: object) =>
  JSON.stringify({
    '@context': 'https://ref.gs1.org/standards/epcis/2.0.0/epcis-context.jsonld',
    type: 'EPCISDocument',
    schemaVersion: '2.0',
    creationDate: '2026-05-02T00:00:00Z',
    epcisBody: {
      eventList: [
        {
          type: 'ObjectEvent',
          eventID: 'urn:uuid:0b1c1d1e-0000-4000-8000-00000000000a',
          eventTime: '2026-05-01T08:00:00Z',
          eventTimeZoneOffset: '+02:00',
          action: 'OBSERVE',
          bizStep: 'inspecting',
          epcList: [`https://id.gs1.org/01/${SAMPLE.gtin}/21/${SAMPLE.serial}`],
          ...more,
        },
      ],
    },
  });
const pack = (name: string, sequence = 1): string =>
  makePack(join(folder, name), {
    chunks: [line(events({}), 'events')],
    header: (header) => ({ ...header, sequence, creator: 'Carrier AG', issuedAt: '2026-06-01T00:00:00Z' }),
  });

beforeAll(() => {
  const own = openApp({ folder: data });
  loadSample(own);
  asReal(own);
  own.close();
});

it('keeps the events of a pack apart, shows and accepts them by the name of their source, and withdraws them', () => {
  const file = pack('one.pack');
  expect(ok('pack', 'apply', file, '--by', 'Ana', '--creator-key', fingerprintIn(file))).toContain('kept apart, as received');
  const [source] = JSON.parse(ok('events', '--json')).sources;
  expect(source).toMatchObject({ name: 'Carrier AG', door: 'pack', who: 'Ana', events: 1, accepted: 0 });
  expect(ok('events', 'show', source.asserter)).toContain(`${SAMPLE.dppCode} 2026-05-01T08:00:00Z ObjectEvent inspecting`);
  expect(run('events', 'accept', source.asserter, '--by', 'Ben').code).toBe(64);
  expect(ok('events', 'accept', source.asserter, '--up-to', String(source.upTo), '--by', 'Ben')).toContain('1 events are public now');
  expect(run('events', 'accept', source.asserter, '--up-to', String(source.upTo), '--by', 'Ben').code).toBe(1);
  expect(ok('events', 'list')).toContain('1 events, 1 accepted');
  expect(ok('events', 'withdraw', source.asserter, '--by', 'Ben', '--reason', 'wrong')).toContain('no longer public');
});

it('V20: lists the makers of packs, and refuses the packs of one that was removed', () => {
  const fingerprint = fingerprintIn(pack('two.pack', 2));
  expect(ok('pack', 'makers')).toContain(fingerprint);
  expect(run('pack', 'makers', 'remove', fingerprint, '--by', 'Ben').code).toBe(64);
  expect(ok('pack', 'makers', 'remove', fingerprint, '--by', 'Ben', '--reason', 'the key was lost')).toContain('removed');
  expect(run('pack', 'makers', 'remove', fingerprint, '--by', 'Ben', '--reason', 'again').code).toBe(1);
  const { makers } = JSON.parse(ok('pack', 'makers', 'list', '--json'));
  expect(makers).toContainEqual(expect.objectContaining({ role: 'maker', fingerprint, endedBy: 'Ben', reason: 'the key was lost' }));
  const refused = run('pack', 'apply', join(folder, 'two.pack'), '--by', 'Ana');
  expect([refused.code, refused.stderr]).toEqual([1, expect.stringContaining('unknown-creator')]);
});

it('V21: takes a number far ahead only when a person gives it', () => {
  const file = pack('far.pack', 5000);
  const given = ['pack', 'apply', file, '--by', 'Ana', '--creator-key', fingerprintIn(file)];
  expect(run(...given).stderr).toContain('sequence-jump');
  ok(...given, '--sequence', '5000');
});

it('V22: says whose the events of a file are, and which say something else than before', () => {
  const put = (name: string, text: string): string => {
    writeFileSync(join(folder, name), text);
    return join(folder, name);
  };
  expect(ok('import', put('own.json', events({})))).toContain('own events: 1 new');
  expect(ok('import', put('other.json', events({ bizStep: 'storing' })))).toContain('CONFLICT');
  expect(ok('import', join(folder, 'other.json'), '--events-of', 'Carrier AG', '--by', 'Ana')).toContain('asserted by “Carrier AG”');
});
