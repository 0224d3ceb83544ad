// A stick, as a real folder: what is on it is offered once, what is no good is said once, and nothing is taken over by itself.
import {
  chmodSync,
  cpSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { original } from '../../../server/domain/foreign/index.ts';
import type { AppContext } from '../../../server/features/app-context/index.ts';
import { candidatesIn, WATCH_LIMITS } from '../../../server/features/watched-folder/candidates.ts';
import { contentOf } from '../../../server/features/watched-folder/content.ts';
import { folderWatch } from '../../../server/features/watched-folder/watch.ts';
import { trustListInForce } from '../../../server/store/trust/trust-lists.ts';
import { signed } from '../../fixtures/office.ts';
import { applyPack, inTheField, office, pack } from '../../fixtures/pack-office.ts';
import { named, offLinux, onWindows } from '../../fixtures/skipped.ts';
import { temporaryFolder } from '../../fixtures/temporary-folder.ts';
import { bringList } from '../../fixtures/trust-lists.ts';

const root = temporaryFolder();
const hq = office();
afterAll(() => hq.close());
let count = 0;

/** A computer with the place where sticks appear, and one stick in it. */
function post() {
  const { context, close } = inTheField();
  const media = join(root, `media-${++count}`);
  const stick = join(media, 'STICK');
  mkdirSync(stick, { recursive: true });
  const watch = folderWatch(context, (fault) => expect.unreachable(String(fault)));
  watch.choose(media);
  afterAll(close);
  return { context, media, stick, watch, twice: () => watch.look().then(() => watch.look()) };
}

const take = (context: AppContext, text: string) => bringList(context.store, text, context.now());

describe('a stick', () => {
  it('with a trust list: offered after it has been unchanged for a turn, not imported, and gone when it is in force', async () => {
    const { context, stick, watch } = post();
    const text = signed(12);
    writeFileSync(join(stick, 'list.jwt'), text);
    await watch.look();
    expect(watch.state().offers).toEqual([]);
    await watch.look();
    const [offer] = watch.state().offers;
    expect(watch.state().offers).toMatchObject([{ kind: 'trust', sequence: 12, by: 'List office', name: 'list.jwt', folder: stick }]);
    expect(trustListInForce(context.store)).toBeUndefined();
    expect(await watch.textOf(offer?.id ?? '')).toBe(text);
    take(context, text);
    expect(watch.state().offers).toEqual([]);
  });

  it('with a pack, and with the pack that answers a list of wanted copies', async () => {
    const { context, stick, watch, twice } = post();
    const [whole, chosen] = [pack(hq.context), pack(hq.context, { lines: ['DPP-09520123456788-ABC123'] })];
    cpSync(whole, join(stick, 'a.pack'));
    cpSync(chosen, join(stick, 'b.pack'));
    await twice();
    const offers = watch.state().offers.toSorted((one, other) => original(one.name).localeCompare(original(other.name)));
    expect(offers.map(({ kind, selection, by }) => [kind, selection, by])).toEqual([
      ['pack', undefined, 'Office'],
      ['pack', true, 'Office'],
    ]);
    await applyPack(context, whole);
    expect(watch.state().offers.map(({ name }) => name)).toEqual(['b.pack']);
  });

  it('is known by what the files say: under another name, in a copy and after a turn without it the same is offered once', async () => {
    const { media, stick, watch, twice } = post();
    writeFileSync(join(stick, 'list.jwt'), signed(3));
    cpSync(join(stick, 'list.jwt'), join(media, 'copy of it.txt'));
    await twice();
    const [offer, ...more] = watch.state().offers;
    expect(more).toEqual([]);
    // Taken out before anybody looked: offered again when it is back.
    renameSync(stick, join(root, `out-${count}`));
    rmSync(join(media, 'copy of it.txt'));
    await twice();
    expect(watch.state().offers).toEqual([]);
    renameSync(join(root, `out-${count}`), stick);
    await twice();
    expect(watch.state().offers).toHaveLength(1);
    watch.settle(offer?.id ?? '');
    renameSync(join(stick, 'list.jwt'), join(stick, 'renamed.jwt'));
    await twice();
    expect(watch.state().offers).toEqual([]);
  });

  it('with an older list than the one in force offers nothing', async () => {
    const { context, stick, watch, twice } = post();
    take(context, signed(5));
    writeFileSync(join(stick, 'old.jwt'), signed(4));
    await twice();
    expect([watch.state().offers, watch.state().problems]).toEqual([[], []]);
  });

  it('with a second list of the number in force offers it: a person has to know that there are two', async () => {
    const { context, stick, watch, twice } = post();
    const text = signed(5);
    take(context, text);
    writeFileSync(join(stick, 'same.jwt'), text);
    writeFileSync(join(stick, 'twin.jwt'), signed(5, []));
    await twice();
    expect(watch.state().offers).toMatchObject([{ kind: 'trust', sequence: 5, name: 'twin.jwt' }]);
    take(context, signed(5, []));
    expect(watch.state().offers).toEqual([]);
  });

  it('with a file that is no good says so once, with its code', async () => {
    const { stick, watch, twice } = post();
    const text = signed(12);
    const [bad, cut, whole] = [join(stick, 'bad.jwt'), join(stick, 'cut.pack'), pack(hq.context)];
    writeFileSync(bad, `${text.slice(0, -6)}AAAAAA`);
    writeFileSync(cut, readFileSync(whole));
    truncateSync(cut, readFileSync(whole).length - 10);
    await twice();
    const told = watch.state().problems;
    expect(told.map(({ name, code }) => [name, code]).sort()).toEqual([
      ['bad.jwt', 'bad-signature'],
      ['cut.pack', 'truncated'],
    ]);
    for (const { id } of told) watch.settle(id);
    await twice();
    expect(watch.state()).toMatchObject({ problems: [], offers: [] });
    // Another file under the same name is another file.
    utimesSync(bad, 1, 1);
    await twice();
    expect(watch.state().problems.map(({ code }) => code)).toEqual(['bad-signature']);
  });

  it('with a file that is called a pack and was hardly begun says so', async () => {
    const { stick, watch, twice } = post();
    writeFileSync(join(stick, 'begun.pack'), readFileSync(pack(hq.context)).subarray(0, 7));
    writeFileSync(join(stick, 'EMPTY.PACK'), '');
    await twice();
    expect(
      watch
        .state()
        .problems.map(({ name, code }) => [name, code])
        .sort(),
    ).toEqual([
      ['EMPTY.PACK', 'not-a-pack'],
      ['begun.pack', 'not-a-pack'],
    ]);
  });

  it('with anything else is left alone: pictures, texts, credentials, hidden files, links, and what lies deeper', async () => {
    const { stick, watch, twice } = post();
    const outside = join(root, 'outside.jwt');
    writeFileSync(outside, signed(9));
    writeFileSync(join(stick, 'photo.jpg'), Buffer.alloc(100_000, 0xff));
    writeFileSync(join(stick, 'notes.txt'), 'a.b.c');
    writeFileSync(join(stick, 'passport.jwt'), `${Buffer.from('{"typ":"vc+jwt"}').toString('base64url')}.e30.AA`);
    writeFileSync(join(stick, '.hidden.jwt'), signed(9));
    writeFileSync(join(stick, 'empty.jwt'), '');
    symlinkSync(outside, join(stick, 'link.jwt'));
    symlinkSync(root, join(stick, 'linked-folder'));
    mkdirSync(join(stick, 'deep', 'deeper'), { recursive: true });
    writeFileSync(join(stick, 'deep', 'list.jwt'), signed(9));
    await twice();
    expect(watch.state().offers).toEqual([]);
    expect(watch.state().problems).toMatchObject([{ code: 'deeper', folder: stick, count: 3 }]);
  });

  it('that is taken out is no fault: the folder is not there, and what was asked for says so', async () => {
    const { media, stick, watch, twice } = post();
    writeFileSync(join(stick, 'list.jwt'), signed(12));
    await twice();
    const [offer] = watch.state().offers;
    rmSync(media, { recursive: true });
    await expect(watch.textOf(offer?.id ?? '')).rejects.toMatchObject({
      code: 'not-found',
      message: expect.stringContaining('nothing was imported'),
    });
    await watch.look();
    expect(watch.state()).toMatchObject({ present: false, offers: [], problems: [] });
  });
});

describe('a file that ends before it was read', () => {
  it('is told as taken out, with what was not read', async () => {
    const path = join(root, 'going.jwt');
    writeFileSync(path, signed(12));
    const size = readFileSync(path).length;
    truncateSync(path, size - 100);
    expect(await contentOf({ path, name: 'going.jwt', size })).toMatchObject({ kind: 'problem', code: 'taken-out' });
    rmSync(path);
    expect(await contentOf({ path, name: 'going.jwt', size })).toMatchObject({ kind: 'problem', code: 'taken-out' });
  });

  it('is never reached through a link that took its place', async () => {
    const [path, target] = [join(root, 'link-now.jwt'), join(root, 'target.jwt')];
    writeFileSync(target, signed(12));
    symlinkSync(target, path);
    expect(await contentOf({ path, name: 'link-now.jwt', size: readFileSync(target).length })).toMatchObject({ code: 'taken-out' });
  });
});

/** As somebody who may not read everything: root may. */
async function asNobody<T>(work: () => Promise<T>): Promise<T> {
  if (process.getuid?.() !== 0) return work();
  process.seteuid?.(65_534);
  try {
    return await work();
  } finally {
    process.seteuid?.(0);
  }
}

describe('what cannot be read', () => {
  it.skipIf(onWindows)(named('is told with its reason, and the other files are offered', onWindows), async () => {
    const { media, stick, watch, twice } = post();
    chmodSync(root, 0o755);
    writeFileSync(join(stick, 'shut.jwt'), signed(3));
    writeFileSync(join(stick, 'open.jwt'), signed(4));
    mkdirSync(join(media, 'SHUT'));
    chmodSync(join(media, 'SHUT'), 0);
    chmodSync(join(stick, 'shut.jwt'), 0);
    await asNobody(twice);
    expect(watch.state().offers.map(({ name }) => name)).toEqual(['open.jwt']);
    expect(
      watch
        .state()
        .problems.map(({ code, name, folder }) => [code, name, folder])
        .sort(),
    ).toEqual([
      ['no-permission', '', join(media, 'SHUT')],
      ['no-permission', 'shut.jwt', stick],
    ]);
    // Opened by whoever may: read, offered, and told no more.
    chmodSync(join(stick, 'shut.jwt'), 0o644);
    await asNobody(twice);
    expect(
      watch
        .state()
        .offers.map(({ name }) => name)
        .sort(),
    ).toEqual(['open.jwt', 'shut.jwt']);
    expect(watch.state().problems.map(({ folder }) => folder)).toEqual([join(media, 'SHUT')]);
    chmodSync(join(media, 'SHUT'), 0o700);
  });

  it.skipIf(offLinux)(named('because its name is not in UTF-8 is told', offLinux), async () => {
    const { stick, watch, twice } = post();
    writeFileSync(Buffer.concat([Buffer.from(`${stick}/Stra`), Buffer.of(0xdf), Buffer.from('e.jwt')]), signed(3));
    await twice();
    expect(watch.state().problems).toMatchObject([{ code: 'read-error', name: 'Stra\u{fffd}e.jwt' }]);
  });

  it.skipIf(offLinux)(named('because what it lies on fails is told as that', offLinux), async () => {
    expect(await contentOf({ path: '/proc/self/mem', name: 'mem', size: 100 })).toMatchObject({ kind: 'problem', code: 'read-error' });
  });

  it('because it is still being written is told, and offered when it lies still', async () => {
    const path = join(root, 'growing.jwt');
    writeFileSync(path, signed(12));
    const size = readFileSync(path).length;
    writeFileSync(path, `${signed(12)}more`);
    expect(await contentOf({ path, name: 'growing.jwt', size })).toMatchObject({ kind: 'problem', code: 'still-written' });
  });
});

describe('what is not looked at', () => {
  it('is told with how many, until somebody has seen it or it is over', async () => {
    const { media, stick, watch, twice } = post();
    for (let file = 0; file < WATCH_LIMITS.entries + 7; file++) writeFileSync(join(stick, `n${file}`), 'x');
    mkdirSync(join(stick, 'System Volume Information'));
    await twice();
    const [told, ...more] = watch.state().problems;
    expect([told, more]).toMatchObject([{ code: 'too-many', folder: stick, count: 9 }, []]);
    watch.settle(told?.id ?? '');
    await twice();
    expect(watch.state().problems).toEqual([]);
    renameSync(stick, join(media, 'ANOTHER'));
    await twice();
    expect(watch.state().problems).toMatchObject([{ code: 'too-many', folder: join(media, 'ANOTHER') }]);
    rmSync(join(media, 'ANOTHER'), { recursive: true });
    await twice();
    expect(watch.state().problems).toEqual([]);
  });
});

describe('a large stick', () => {
  it('of which not even the rest was counted to its end says so, of every folder', async () => {
    const full = join(root, 'full');
    for (const folder of [full, join(full, 'a'), join(full, 'b')]) {
      mkdirSync(folder, { recursive: true });
      for (let file = 0; file < 6; file++) writeFileSync(join(folder, `n${file}`), 'x');
    }
    const found = await candidatesIn(full, { ...WATCH_LIMITS, entries: 8, counted: 7 });
    // In whatever order the disk gives the two.
    expect(found?.unseen.map(({ code, count, atLeast }) => [code, count, atLeast])).toEqual([
      ['too-many', 6, undefined],
      ['too-many', 2, true],
    ]);
  });

  it('costs no more than a bounded number of entries and folders', async () => {
    const big = join(root, 'big');
    for (let folder = 0; folder < WATCH_LIMITS.folders + 4; folder++) {
      mkdirSync(join(big, `f${folder}`), { recursive: true });
      writeFileSync(join(big, `f${folder}`, 'x'), 'x');
    }
    const found = await candidatesIn(big);
    expect(found?.files).toHaveLength(WATCH_LIMITS.folders);
    expect(found?.unseen).toEqual([{ code: 'deeper', folder: big, count: 4 }]);
    for (let file = 0; file < WATCH_LIMITS.entries + 50; file++) writeFileSync(join(big, `n${file}`), 'x');
    const full = await candidatesIn(big);
    expect(full?.files.length).toBeLessThanOrEqual(WATCH_LIMITS.entries);
    expect(full?.unseen.find(({ code, folder }) => code === 'too-many' && folder === big)?.count).toBe(WATCH_LIMITS.folders + 4 + 50);
  });

  it('a list of more than its bound is refused before it is read', async () => {
    const path = join(root, 'huge.jwt');
    writeFileSync(path, signed(12));
    truncateSync(path, 10 * 2 ** 30);
    expect(await contentOf({ path, name: 'huge.jwt', size: 10 * 2 ** 30 })).toMatchObject({ kind: 'problem', code: 'too-large' });
  });
});

it('a path that says nothing by itself is refused, and an empty one ends it', () => {
  const { watch } = post();
  expect(() => watch.choose('some/where')).toThrow(/whole path/);
  expect(watch.choose('').folder).toBe('');
});
