// Files that are brought again: the missing ones are sent, those that arrived are left out, and others are inspected.
import { expect, it } from 'vitest';
import { matchFiles } from '../../../../../renderer/features/inspect/bulk/match-files.ts';
import type { FileSource } from '../../../../../renderer/features/inspect/queue/jobs.ts';

const source = (name: string, content: string): FileSource => ({ kind: 'file', channel: 'file', file: new File([content], name) });
const missing = (position: number, name: string, bytes: number) => ({ position, name, bytes, held: 0 });
const here = (position: number, name: string, bytes: number | null) => ({ position, name, bytes });
const told = ({ missing: sent, here: arrived, rest }: ReturnType<typeof matchFiles>, of: readonly FileSource[]) => ({
  sent: sent.map(({ position, file }) => [position, of.findIndex((one) => one.file === file)]),
  arrived,
  rest: rest.map((one) => of.indexOf(one)),
});

it('takes each file once, by its name and size', () => {
  const sources = [source('a', '1'), source('b', '22'), source('b', '2'), source('c', '333'), source('a', '1')];
  const known = { items: [missing(1, 'b', 2)], here: [here(0, 'a', 1), here(2, 'c', null)] };
  expect(told(matchFiles(sources, known), sources)).toEqual({ sent: [[1, 1]], arrived: 2, rest: [2, 4] });
});

it('tells files with the same name and size apart by their order, if all of them are there', () => {
  const known = { items: [missing(5, 'a', 1)], here: [here(3, 'a', 1)] };
  const both = [source('a', '1'), source('a', '2')];
  expect(told(matchFiles(both, known), both)).toEqual({ sent: [[5, 1]], arrived: 1, rest: [] });
  const one = [source('a', '2')];
  expect(told(matchFiles(one, known), one)).toEqual({ sent: [[5, 0]], arrived: 0, rest: [] });
});

it('knows a file whose name was shortened', () => {
  const name = `${'x'.repeat(300)}\ud800.json`;
  const sources = [source(name, '1')];
  const known = { items: [missing(0, name.slice(-255).toWellFormed(), 1)], here: [] };
  expect(told(matchFiles(sources, known), sources)).toEqual({ sent: [[0, 0]], arrived: 0, rest: [] });
});
