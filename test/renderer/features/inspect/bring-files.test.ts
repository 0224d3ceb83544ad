// Files that arrive on Inspect: none is lost, whatever the others are.
import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { sortFiles } from '../../../../renderer/features/inspect/capture/bring-files.ts';
import { requestsOf } from '../../../../renderer/features/inspect/queue/requests.ts';

const LIST = 'Item,GTIN\nCell,09520123456788\n';
const sort = (files: readonly File[]) => sortFiles(files, 'file', () => undefined);
const { signal } = new AbortController();

/** As the browser reports a file that was removed, or that may not be read. */
class Gone extends File {
  override arrayBuffer(): Promise<ArrayBuffer> {
    return Promise.reject(new DOMException('gone', 'NotFoundError'));
  }
  override slice(): Blob {
    return new Gone([], this.name);
  }
}

describe('files that arrive together', () => {
  it('are inspected beside a list that cannot be read, which is reported as a file', async () => {
    const { sources, lists } = await sort([new Gone([], 'gone.csv'), new File([LIST], 'a.csv'), new File(['{}'], 'b.json')]);
    expect(sources.map(({ file }) => file.name)).toEqual(['gone.csv', 'b.json']);
    expect(lists.map(({ name }) => name)).toEqual(['a.csv']);
  });

  it('are two lists if two have the same name', async () => {
    const { lists } = await sort([new File([LIST], 'a.csv'), new File([LIST], 'a.csv')]);
    expect(new Set(lists.map(({ id }) => id)).size).toBe(2);
  });

  it('are no list if their bytes are not text', async () => {
    const { sources, lists } = await sort([new File([new Uint8Array([0, 1, 2, 0, 0, 0, 7])], 'a.csv')]);
    expect([sources.length, lists.length]).toEqual([1, 0]);
  });

  it('are taken out of an archive', async () => {
    const archive = new File([zipSync({ 'a.csv': strToU8(LIST), 'b.json': strToU8('{}') }) as Uint8Array<ArrayBuffer>], 'day.zip');
    const { sources, lists } = await sort([archive]);
    expect([sources.map(({ file }) => file.name), lists.map(({ name }) => name)]).toEqual([['day.zip/b.json'], ['day.zip/a.csv']]);
  });
});

describe('the name of a file', () => {
  const nameOf = async (name: string) => {
    const [request] = await requestsOf(
      { id: 1, batch: 1, source: { kind: 'file', file: new File(['{}'], name), channel: 'file' }, state: { stage: 'waiting' } },
      'en',
      signal,
      () => undefined,
    );
    return request?.fileName;
  };

  it('is sent with at most 255 characters, the last ones of its path', async () => {
    expect(await nameOf('a.json')).toBe('a.json');
    expect(await nameOf(`${'x/'.repeat(600)}pallet-7.json`)).toMatch(/^[x/]{242}pallet-7\.json$/);
    // The cut falls into a character of two units.
    const cut = await nameOf(`${'😀'.repeat(600)}.json`);
    expect([cut?.length, cut?.isWellFormed()]).toEqual([255, true]);
  });
});
