// Vite plugin: writes third-party-notices.txt with the licence texts of all packages in the product.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

interface Locked {
  readonly version?: string;
  readonly license?: string;
  readonly dev?: boolean;
  readonly devOptional?: boolean;
  readonly optional?: boolean;
}

const LICENCE = /^(?:licen[cs]e|copying|notice)(?:[.-].*)?$/i;

/** Every licence and notice file in the folder of the package, as its authors require. */
const textOf = (folder: string): string =>
  readdirSync(folder)
    .filter((name) => LICENCE.test(name))
    .sort()
    .map((name) => readFileSync(join(folder, name), 'utf8').replaceAll('\r\n', '\n').trim())
    .join('\n\n');

/**
 * Lists packages with the same text together, above it. The same lockfile yields the same bytes. `shipped`: folders of optional packages of
 * which files are shipped. `isIn`: whether the part of the product contains the package in a folder.
 */
export function notices(root: string, shipped: ReadonlySet<string> = new Set(), isIn: (folder: string) => boolean = () => true): string {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as { packages: Record<string, Locked> };
  const byText = new Map<string, string[]>();
  for (const [path, { version, license = 'no licence named', dev, devOptional, optional }] of Object.entries(packages)) {
    // Optional packages differ between platforms, and the desktop app contains none of their files.
    if (
      !path.startsWith('node_modules/') ||
      dev ||
      devOptional ||
      (optional && !shipped.has(path)) ||
      !existsSync(join(root, path)) ||
      !isIn(path)
    )
      continue;
    const text = textOf(join(root, path)) || `(The package carries no licence text; it names ${license}.)`;
    byText.set(text, [...(byText.get(text) ?? []), `${path.slice(path.lastIndexOf('node_modules/') + 13)} ${version} (${license})`]);
  }
  const parts = [...byText].map(([text, names]) => `${[...new Set(names)].sort().join('\n')}\n\n${text}\n`).sort();
  return parts.join(`\n${'─'.repeat(72)}\n\n`);
}

export const thirdPartyNotices = (root: string): Plugin => ({
  name: 'third-party-notices',
  apply: 'build',
  generateBundle() {
    this.emitFile({ type: 'asset', fileName: 'third-party-notices.txt', source: notices(root) });
  },
});
