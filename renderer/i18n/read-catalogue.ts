// Reads a catalogue from its folder, with one file per area. Runs in Node, at build time and in tests.
import { readdir } from 'node:fs/promises';
import type { Language } from '../../server/domain/language/languages.ts';

export async function readCatalogue(language: Language): Promise<Readonly<Record<string, string>>> {
  const folder = new URL(`messages/${language}/`, import.meta.url);
  const files = (await readdir(folder)).filter((name) => name.endsWith('.ts')).sort();
  const areas = await Promise.all(files.map((name) => import(new URL(name, folder).href)));
  return Object.assign({}, ...areas.flatMap((area) => Object.values(area)));
}
