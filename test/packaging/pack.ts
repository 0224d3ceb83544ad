// A folder in, the package that people install, built into it around a stand-in for Electron's program folder; gives back the folder of the app.
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { writeStubElectron } from './stub-electron.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));

export const pack = async (folder: string, name: string): Promise<string> => {
  const output = join(folder, name);
  const electron = join(folder, 'electron');
  writeStubElectron(electron);
  await promisify(execFile)(
    process.execPath,
    [
      join(root, 'node_modules/electron-builder/cli.js'),
      '--linux',
      'dir',
      `--${process.arch}`,
      '--publish',
      'never',
      `-c.electronDist=${electron}`,
      `-c.directories.output=${output}`,
    ],
    { cwd: root, env: { ...process.env, SOURCE_DATE_EPOCH: '1700000000', FORCE_COLOR: '0' }, maxBuffer: 16 * 1024 * 1024 },
  );
  return join(output, process.arch === 'x64' ? 'linux-unpacked' : `linux-${process.arch}-unpacked`);
};
