// What was dropped: folders stand for the files in them, in the order of their names, and never for a whole disk.
import { describe, expect, it } from 'vitest';
import { gather } from '../../../renderer/scan/dropped.ts';

const fileEntry = (name: string, isGone = false): FileSystemEntry =>
  ({
    name,
    isFile: true,
    isDirectory: false,
    file: (done: (file: File) => void, failed: (fault: Error) => void) =>
      isGone ? failed(new Error(`${name} is gone`)) : done(new File(['x'], name)),
  }) as unknown as FileSystemEntry;

/** Gives its entries in pieces, as browsers do. */
function folder(name: string, entries: readonly FileSystemEntry[]): FileSystemEntry {
  const createReader = () => {
    let at = 0;
    return {
      readEntries: (done: (some: readonly FileSystemEntry[]) => void) => {
        done(entries.slice(at, at + 2));
        at += 2;
      },
    };
  };
  return { name, isFile: false, isDirectory: true, createReader } as unknown as FileSystemEntry;
}

const names = async (...brought: Parameters<typeof gather>) => {
  const { files, isCut } = await gather(...brought);
  return [files.map(({ name }) => name), isCut];
};

describe('a dropped folder', () => {
  it('is read with the folders below it, every piece of it, without what file managers leave', async () => {
    const deep = folder('deep', [fileEntry('4.json'), fileEntry('.DS_Store')]);
    const dropped = folder('day', [fileEntry('3.png'), fileEntry('1.png'), deep, fileEntry('Thumbs.db'), fileEntry('2.png')]);
    expect(await names([new File(['x'], '0.png'), dropped])).toEqual([['0.png', '1.png', '2.png', '3.png', '4.json'], false]);
  });

  it('is cut where it holds too many files, and says so; exactly as many are no cut', async () => {
    const five = folder(
      'day',
      Array.from({ length: 5 }, (_, at) => fileEntry(`${at}`)),
    );
    expect(await names([five], 4)).toEqual([['0', '1', '2', '3'], true]);
    expect(await names([five], 5)).toEqual([['0', '1', '2', '3', '4'], false]);
  });

  it('that leads into itself comes to an end', async () => {
    const entries: FileSystemEntry[] = [fileEntry('1')];
    const endless = folder('day', entries);
    entries.push(endless);
    expect((await gather([endless])).isCut).toBe(true);
  });

  it('that is empty gives nothing, and one that cannot be read says so', async () => {
    expect(await names([folder('empty', [])])).toEqual([[], false]);
    await expect(gather([folder('day', [fileEntry('1', true)])])).rejects.toThrow('1 is gone');
  });
});
