// The floors hold: nothing is imported from above, no circle of files or folders, features are entered by their door, no folder is crowded.
import { dirname } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ENTRIES, FLOORS, LISTS, MOST_FILES } from './modules.ts';
import { circles, type Import, type Source, sources } from './sources.ts';

const server = sources('server');
const rooms = FLOORS.flatMap((floor) => floor.rooms);

const roomOf = (path: string): string => (rooms.includes(path) ? path : dirname(path));
const line = ({ from, to, typeOnly }: Import): string => `${from} → ${to}${typeOnly ? ' (type)' : ''}`;
const below = (files: readonly Source[]): readonly Import[] =>
  files.flatMap(({ imports }) => imports.filter(({ to }) => to.startsWith('server/')));

describe('the table', () => {
  it('names every folder of the server once, and nothing that is not there', () => {
    const found = new Set(server.map(({ path }) => roomOf(path)));
    expect([...found].filter((room) => !rooms.includes(room)).toSorted()).toEqual([]);
    expect(rooms.filter((room) => !found.has(room))).toEqual([]);
    expect(new Set(rooms).size).toBe(rooms.length);
  });

  it('keeps nothing at the root of the server but what is started', () => {
    expect(server.map(({ path }) => path).filter((path) => dirname(path) === 'server')).toEqual(ENTRIES);
  });

  it('has no crowded folder', () => {
    const counts = Map.groupBy(server, ({ path }) => dirname(path));
    const crowded = [...counts].filter(([folder, files]) => files.length > MOST_FILES && !LISTS.includes(folder));
    expect(crowded.map(([folder, files]) => `${folder}: ${files.length} files`)).toEqual([]);
  });
});

describe('imports', () => {
  it('go to the same room or to one that stands lower, types included', () => {
    const rank = (path: string): number => rooms.indexOf(roomOf(path));
    expect(
      below(server)
        .filter(({ from, to }) => rank(to) > rank(from))
        .map(line),
    ).toEqual([]);
  });

  it('make no circle of files, types included', () => {
    const graph = new Map(server.map(({ path, imports }) => [path, imports.map(({ to }) => to)]));
    expect(circles(graph)).toEqual([]);
  });

  it('enter a feature through its index.ts', () => {
    const featureOf = (path: string): string | undefined => /^server\/features\/[\w-]+/.exec(path)?.[0];
    const around = below(server).filter(({ from, to }) => {
      const feature = featureOf(to);
      return feature !== undefined && featureOf(from) !== feature && to !== `${feature}/index.ts`;
    });
    expect(around.map(line)).toEqual([]);
  });
});

describe('circles', () => {
  it('are found, also long ones, and a line of files is none', () => {
    const graph = (edges: Readonly<Record<string, readonly string[]>>) => new Map(Object.entries(edges));
    expect(circles(graph({ a: ['b'], b: ['c'], c: [] }))).toEqual([]);
    expect(circles(graph({ a: ['b'], b: ['c'], c: ['a'], d: ['a'] }))).toEqual([['a', 'b', 'c']]);
    expect(circles(graph({ a: ['a', 'elsewhere'] }))).toEqual([]);
  });
});
