// What stands in the way of a file is named: a circle of links, a name that is too long or no UTF-8, a folder that is closed to this user.
import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { desk } from '../fixtures/desk-command.ts';
import { CLI } from '../fixtures/program.ts';
import { named, onWindows } from '../fixtures/skipped.ts';
import { temporaryFolder } from '../fixtures/temporary-folder.ts';

const folder = temporaryFolder();
const NOBODY = 65534;

/** Root may do everything: where the tests run as root, the command runs as somebody else. */
const asUser = (...args: string[]) =>
  spawnSync(process.execPath, [CLI, ...args], { encoding: 'utf8', ...(process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {}) });

const loop = join(folder, 'loop');
symlinkSync(loop, loop);
const long = join(folder, 'x'.repeat(300));

describe.skipIf(onWindows)(named('a file that cannot be read', onWindows), () => {
  it.each([
    ['a circle of symbolic links', () => loop, /'.*\/loop' cannot be reached: its symbolic links lead round in a circle \(ELOOP\)/],
    ['a name of 300 bytes', () => long, /'.*x{300}' has a name that is too long.*\(ENAMETOOLONG\)/],
    ['a path through a file', () => join(CLI, 'x'), /there is no file '.*cli\.[jt]s\/x'/],
  ])('%s', (_, name, why) => {
    const { stdout, stderr, code } = desk(['inspect', '--json', name()]);
    expect(stderr).toBe('');
    expect(JSON.parse(stdout)).toMatchObject({ headline: 'cannot-check', inputCode: 'DPP-INP-17', detail: expect.stringMatching(why) });
    expect(code).toBe(2);
    const wrong = desk(['import', name(), '--data', join(folder, 'data')]);
    expect([wrong.code, wrong.stderr]).toEqual([64, expect.stringMatching(why)]);
  });

  it('a picture of a kind that is not read', () => {
    const bmp = join(folder, 'label.bmp');
    writeFileSync(bmp, Buffer.concat([Buffer.from('BM'), Buffer.alloc(60, 0xff)]));
    expect(desk(['inspect', '--json', bmp]).lines()[0]?.detail).toContain(
      'The file is a BMP picture. Pictures are read as PNG, JPEG or WebP.',
    );
  });

  it('a name that is not UTF-8', () => {
    const name = Buffer.concat([Buffer.from(join(folder, 'b')), Buffer.from([0xff]), Buffer.from('.json')]);
    writeFileSync(name, '{}');
    // A shell hands the bytes over as they are.
    const { stdout } = spawnSync('/bin/sh', ['-c', `"${process.execPath}" "${CLI}" inspect --json "${folder}"/b*.json`], {
      encoding: 'utf8',
    });
    expect(JSON.parse(stdout).detail).toMatch(/its name is not UTF-8 text; give it another one/);
  });

  it('a folder without permission, for a file, for the store and for what is written', () => {
    chmodSync(folder, 0o755);
    const closed = join(folder, 'closed');
    mkdirSync(closed, { mode: 0o700 });
    writeFileSync(join(closed, 'vc.json'), '{}');
    desk(['want-list', '--data', closed]);
    chmodSync(closed, process.getuid?.() === 0 ? 0o700 : 0o000);
    try {
      expect(JSON.parse(asUser('inspect', '--json', join(closed, 'vc.json')).stdout).detail).toMatch(
        /'.*closed\/vc\.json' is closed to this user: .*\(EACCES\)/,
      );
      for (const args of [
        ['inspect', '--data', closed, CLI],
        ['want-list', '--data', closed],
        ['want-list', '--data', join(closed, 'deeper')],
      ]) {
        const { stderr, status } = asUser(...args);
        expect([args[0], status, stderr]).toEqual([
          args[0],
          65,
          expect.stringMatching(/'.*closed.*' is closed to this user: .*\(EACCES\)/),
        ]);
        expect(stderr).not.toMatch(/^ {4}at /m);
      }
    } finally {
      chmodSync(closed, 0o700);
    }
  });
});
