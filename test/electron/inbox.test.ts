// Things that come from outside the window, read from real files, links and command lines.
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fromFile, fromLink, INBOX_LIMITS, openInbox, thingsIn } from '../../electron/inbox.ts';
import { named, onWindows } from '../fixtures/skipped.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'desk-inbox-'));
  writeFileSync(join(folder, 'passport.jwt'), 'eyJhbGciOiJFZERTQSJ9.e30.c2ln');
  writeFileSync(join(folder, 'empty.json'), '');
  mkdirSync(join(folder, 'folder.vc'));
  writeFileSync(join(folder, 'huge.png'), '');
  truncateSync(join(folder, 'huge.png'), INBOX_LIMITS.fileBytes + 1);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('files', () => {
  it('hands over name and bytes of a file', async () => {
    const item = await fromFile(join(folder, 'passport.jwt'));
    expect(item).toMatchObject({ kind: 'file', name: 'passport.jwt' });
    expect(item.kind === 'file' && Buffer.from(item.bytes).toString()).toBe('eyJhbGciOiJFZERTQSJ9.e30.c2ln');
  });

  it('hands over an empty file: saying that it is empty is the recogniser’s business', async () => {
    expect(await fromFile(join(folder, 'empty.json'))).toEqual({ kind: 'file', name: 'empty.json', bytes: new Uint8Array() });
  });

  it('refuses what is missing, a folder, and a file above the limit', async () => {
    expect(await fromFile(join(folder, 'gone.vc'))).toEqual({ kind: 'refused', name: 'gone.vc', detail: 'the file cannot be opened' });
    expect(await fromFile(join(folder, 'folder.vc'))).toMatchObject({
      kind: 'refused',
      detail: expect.stringMatching(/not a file|cannot be opened/),
    });
    expect(await fromFile(join(folder, 'huge.png'))).toMatchObject({
      kind: 'refused',
      detail: `the file is larger than ${INBOX_LIMITS.fileBytes} bytes`,
    });
  });

  it.skipIf(onWindows)(named('refuses a pipe and a device without waiting for them', onWindows), async () => {
    execFileSync('mkfifo', [join(folder, 'pipe.json')]);
    expect(await fromFile(join(folder, 'pipe.json'))).toMatchObject({ kind: 'refused', detail: 'this is not a file' });
    expect(await fromFile('/dev/zero')).toMatchObject({ kind: 'refused', detail: 'this is not a file' });
  });
});

describe('links', () => {
  it.each(['dpp:inspect', 'dpp://inspect/', 'DPP://INSPECT'])('takes the text of a link that begins with %s', (start) => {
    const text = 'https://id.gs1.org/01/09520123456788';
    expect(fromLink(`${start}?text=${encodeURIComponent(text)}`)).toEqual({ kind: 'text', text, channel: 'link' });
  });

  it.each([
    'dpp:open?text=x',
    'dpp:inspect',
    'dpp:inspect?text=',
    'dpp:inspect?text=%20',
    'dpp:inspect?text=a&text=b',
    'dpp://inspect/../settings?text=a',
    'https://a.example/?text=a',
    'dpp:',
    `dpp:inspect?text=${'x'.repeat(40_000)}`,
  ])('refuses %s', (link) => {
    const item = fromLink(link);
    expect(item.kind).toBe('refused');
    expect(item.kind === 'refused' && item.name.length).toBeLessThanOrEqual(200);
  });
});

describe('command lines', () => {
  it('leaves switches out', () => {
    expect(thingsIn(['--inspect=0', '-x', '', 'a.json', 'b.vc'])).toEqual(['a.json', 'b.vc']);
  });

  it('ignores everything that comes with a link', () => {
    expect(thingsIn(['--gpu-launcher=calc', '/etc/passwd', 'DPP:inspect?text=a', 'b.json'])).toEqual(['DPP:inspect?text=a']);
  });
});

describe('the inbox', () => {
  it('hands each thing over once, oldest first, and tells of each arrival', async () => {
    let arrivals = 0;
    const inbox = openInbox(() => arrivals++);
    await inbox.putArguments(['passport.jwt', pathToFileURL(join(folder, 'empty.json')).href], folder);
    await inbox.put('dpp:inspect?text=abc');
    expect(arrivals).toBe(3);
    expect(inbox.take().map((item) => (item.kind === 'text' ? item.text : item.name))).toEqual(['passport.jwt', 'empty.json', 'abc']);
    expect(inbox.take()).toEqual([]);
  });

  it('refuses a file address of another computer', async () => {
    const inbox = openInbox(() => undefined);
    await inbox.put('file://server/share/a.json');
    await inbox.put('file:///a%ff%00.json');
    expect(inbox.take().map(({ kind }) => kind)).toEqual(['refused', 'refused']);
  });

  it('holds no more than its limit, and says how many it left out', async () => {
    const inbox = openInbox(() => undefined);
    for (let index = 0; index < INBOX_LIMITS.waiting + 5; index++) await inbox.put(`dpp:inspect?text=${index}`);
    const taken = inbox.take();
    expect(taken).toHaveLength(INBOX_LIMITS.waiting + 1);
    expect(taken.at(-1)).toEqual({ kind: 'refused', name: '5 more', detail: `at most ${INBOX_LIMITS.waiting} items are opened at once` });
    expect(inbox.take()).toEqual([]);
  });

  it('holds its limit also for items that come at the same moment', async () => {
    const inbox = openInbox(() => undefined);
    await Promise.all(Array.from({ length: INBOX_LIMITS.waiting + 50 }, () => inbox.put(import.meta.filename)));
    const taken = inbox.take();
    expect(taken.filter(({ kind }) => kind === 'file')).toHaveLength(INBOX_LIMITS.waiting);
    expect(taken.at(-1)).toMatchObject({ name: '50 more' });
  });
});
