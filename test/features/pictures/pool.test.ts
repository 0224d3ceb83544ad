// Many pictures over a few threads: in order, bounded, and none waited for without end.
import { describe, expect, it } from 'vitest';
import { inOrder, openPicturePool } from '../../../server/features/pictures/pool.ts';
import { addNoise, drawPage, toPng } from '../../fixtures/clips.ts';

describe('many pictures', () => {
  it('come back in the order in which they were given, bad ones among good ones', async () => {
    const names = Array.from({ length: 20 }, (_, index) => `item ${index}`);
    const seen: string[] = [];
    const load = async (name: string) =>
      name === 'item 7' ? Buffer.from('%PDF-1.7') : toPng(drawPage([name], { width: 200, height: 200 }));
    const pool = openPicturePool({ threads: 2 });
    for await (const { name, result } of inOrder(names, 4, async (name) => ({ name, result: await pool.read(await load(name)) }))) {
      seen.push(name);
      if (name === 'item 7') expect(result).toMatchObject({ refused: { code: 'DPP-INP-17' } });
      else expect(result).toMatchObject({ symbols: [{ text: name }] });
    }
    expect(seen).toEqual(names);
    await pool.close();
  });

  it('are under way a few at a time', async () => {
    const full = Promise.withResolvers<void>();
    let under = 0;
    let most = 0;
    const work = async (thing: number) => {
      under += 1;
      most = Math.max(most, under);
      if (under === 4) full.resolve();
      await full.promise;
      return thing;
    };
    for await (const _ of inOrder(Array(30).keys(), 4, work)) under -= 1;
    expect(most).toBe(4);
  });

  it('are answered before the next one is named: a program may ask one by one', async () => {
    const asked = Promise.withResolvers<void>();
    async function* names() {
      yield 'first';
      await asked.promise;
      yield 'second';
    }
    const seen: string[] = [];
    for await (const name of inOrder(names(), 4, async (name) => name)) {
      seen.push(name);
      asked.resolve();
    }
    expect(seen).toEqual(['first', 'second']);
  });

  it('gives up a picture that takes too long, and reads the next', async () => {
    const pool = openPicturePool({ threads: 1, timeout: 500, budget: Number.POSITIVE_INFINITY });
    const hopeless = toPng(addNoise({ width: 2500, height: 2500, data: new Uint8Array(2500 * 2500).fill(128) }, 60));
    expect(await pool.read(hopeless)).toMatchObject({
      refused: { code: 'DPP-INP-19', detail: expect.stringContaining('took longer than') },
    });
    await pool.close();
    const next = openPicturePool({ threads: 1 });
    expect(await next.read(toPng(drawPage(['next'])))).toMatchObject({ symbols: [{ text: 'next' }] });
    await next.close();
  });

  it('that is closed answers every read, also those under way and waiting', async () => {
    const pool = openPicturePool({ threads: 1 });
    const reads = [1, 2, 3].map(() => pool.read(toPng(drawPage(['never']))));
    const settled = Promise.allSettled(reads);
    await pool.close();
    expect((await settled).map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
    await expect(pool.read(toPng(drawPage(['late'])))).rejects.toThrow('closed');
  });

  it('passes on that a file cannot be loaded', async () => {
    const failing = async () => {
      for await (const _ of inOrder(['gone'], 4, () => Promise.reject(new Error('no such file')))) throw new Error('unreachable');
    };
    await expect(failing()).rejects.toThrow('no such file');
  });
});
