// A folder of the project in, its TypeScript files with their import lines out.
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../../', import.meta.url));

export interface Import {
  readonly from: string;
  /** A path below the project, or the name of a package. */
  readonly to: string;
  readonly typeOnly: boolean;
  readonly ofPackage: boolean;
}

export interface Source {
  readonly path: string;
  readonly text: string;
  readonly imports: readonly Import[];
}

const IMPORT = /^\s*(?:import|export)\s+(type\s+)?(?:[\w*{][^'";]*?\sfrom\s+)?['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]\s*\)/gm;

export const importsOf = (path: string, text: string): Import[] =>
  [...text.matchAll(IMPORT)].map(([, type, statement, dynamic]) => {
    const name = statement ?? dynamic ?? '';
    const to = name.startsWith('.')
      ? relative(root, resolve(root, dirname(path), name))
          .split(sep)
          .join('/')
      : name;
    return { from: path, to, typeOnly: type !== undefined, ofPackage: !name.startsWith('.') };
  });

export const sources = (folder: string): Source[] =>
  readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(?:ts|tsx)$/.test(entry.name))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort()
    .map((path) => {
      const text = readFileSync(join(root, path), 'utf8');
      return { path, text, imports: importsOf(path, text) };
    });

/** The circles of a graph (strongly connected parts of more than one file, by Tarjan), each in alphabetical order. */
export function circles(graph: ReadonlyMap<string, readonly string[]>): readonly (readonly string[])[] {
  const found: string[][] = [];
  const index = new Map<string, number>();
  const stack: string[] = [];
  const visit = (node: string): number => {
    index.set(node, index.size);
    let low = index.size - 1;
    stack.push(node);
    for (const next of graph.get(node) ?? []) {
      if (!graph.has(next)) continue;
      if (!index.has(next)) low = Math.min(low, visit(next));
      else if (stack.includes(next)) low = Math.min(low, index.get(next) ?? low);
    }
    if (low === index.get(node)) {
      const circle = stack.splice(stack.indexOf(node));
      if (circle.length > 1) found.push(circle.toSorted());
    }
    return low;
  };
  for (const node of graph.keys()) if (!index.has(node)) visit(node);
  return found;
}
