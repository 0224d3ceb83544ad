// Hooks of electron-builder: add notices and the bill of materials, and set file times before an installer is built.
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { notices } from '../renderer/third-party-notices.ts';
import { buildTime, setTimes } from './build-time.ts';
import { billOfMaterials } from './sbom.ts';

const root = fileURLToPath(new URL('../', import.meta.url));

interface Packed {
  readonly appOutDir: string;
  readonly arch: number;
  readonly packager: { getResourcesDir(appOutDir: string): string };
}

const folders = new Map<number | null, string>();

export const afterPack = ({ appOutDir, arch, packager }: Packed): void => {
  const resources = packager.getResourcesDir(appOutDir);
  writeFileSync(join(resources, 'third-party-notices.txt'), notices(root));
  writeFileSync(join(resources, 'sbom.cdx.json'), billOfMaterials());
  folders.set(arch, appOutDir);
};

interface Started {
  readonly file: string;
  readonly arch: number | null;
}

/** Not in `afterPack`, because the fuses are set after it. An old installer, newer than the folder, would be treated as up to date. */
export const artifactBuildStarted = ({ file, arch }: Started): void => {
  rmSync(file, { force: true });
  const folder = folders.get(arch);
  if (folder !== undefined) setTimes(folder, buildTime());
};
