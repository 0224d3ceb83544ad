// Checks the tree against the ranked table: no import from a higher room, no circle, no import of a feature's inside, no crowded folder.
import { readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ENTRIES, FLOORS, LISTS, MOST_FILES } from './modules.ts';
import { circles, type Import, root, sources } from './sources.ts';

const ROOTS = ['electron', 'packaging', 'renderer', 'server'];
const tree = ROOTS.flatMap((folder) => sources(folder));
const rooms = FLOORS.flatMap((floor) => floor.rooms);

const roomOf = (path: string): string => (rooms.includes(path) ? path : dirname(path));
const line = ({ from, to, typeOnly }: Import): string => `${from} → ${to}${typeOnly ? ' (type)' : ''}`;
const inTree = tree.flatMap(({ imports }) => imports.filter(({ to }) => ROOTS.some((folder) => to.startsWith(`${folder}/`))));

describe('the table', () => {
  it('names every folder that holds code once, and no other', () => {
    const found = new Set(tree.map(({ path }) => roomOf(path)));
    expect([...found].filter((room) => !rooms.includes(room)).toSorted()).toEqual([]);
    expect(rooms.filter((room) => !found.has(room))).toEqual([]);
    expect(new Set(rooms).size).toBe(rooms.length);
  });

  it('keeps at the roots of server and page only what is started or built', () => {
    expect(tree.map(({ path }) => path).filter((path) => ['renderer', 'server'].includes(dirname(path)))).toEqual(ENTRIES);
  });

  it('has no crowded folder', () => {
    const folders = [...new Set(tree.map(({ path }) => dirname(path)))].filter((folder) => !LISTS.includes(folder));
    const filesIn = (folder: string): number =>
      readdirSync(join(root, folder), { withFileTypes: true }).filter((entry) => entry.isFile()).length;
    expect(folders.filter((folder) => filesIn(folder) > MOST_FILES).map((folder) => `${folder}: ${filesIn(folder)} files`)).toEqual([]);
  });
});

describe('imports', () => {
  it('go to the same room or to one with a lower rank, types included', () => {
    const rank = (path: string): number => rooms.indexOf(roomOf(path));
    expect(inTree.filter(({ from, to }) => rank(to) === -1 || rank(to) > rank(from)).map(line)).toEqual([]);
  });

  it('make no circle of files, types included', () => {
    const graph = new Map(tree.map(({ path, imports }) => [path, imports.map(({ to }) => to)]));
    expect(circles(graph)).toEqual([]);
  });

  it('enter a feature of the server through its index.ts', () => {
    const featureOf = (path: string): string | undefined => /^server\/features\/[\w-]+/.exec(path)?.[0];
    const around = inTree.filter(({ from, to }) => {
      const feature = featureOf(to);
      return feature !== undefined && featureOf(from) !== feature && to !== `${feature}/index.ts`;
    });
    expect(around.map(line)).toEqual([]);
  });

  it('never lead from one feature of the page to another', () => {
    const featureOf = (path: string): string | undefined => /^renderer\/features\/[\w-]+/.exec(path)?.[0];
    const across = inTree.filter(({ from, to }) => {
      const feature = featureOf(from);
      return feature !== undefined && featureOf(to) !== undefined && featureOf(to) !== feature;
    });
    expect(across.map(line)).toEqual([]);
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
