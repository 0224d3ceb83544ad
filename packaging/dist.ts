// `npm run dist`: rebuilds the program and builds the installers for this system.
// On Linux, two runs of the same tree give the same bytes.
import { spawnSync } from 'node:child_process';
import { delimiter, dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { buildAgain } from '../electron/build.ts';
import { buildTime } from './build-time.ts';

const root = fileURLToPath(new URL('../', import.meta.url));
const { values } = parseArgs({
  options: {
    /** Folder of the installers. */
    output: { type: 'string', default: join(root, 'dist/installers') },
    /** Program folder of Electron. Without it, the builder downloads Electron. */
    electron: { type: 'string' },
  },
});
const output = resolve(values.output);

const env = {
  ...process.env,
  PATH: [dirname(process.execPath), process.env.PATH].join(delimiter),
  // A ZIP archive stores local times.
  TZ: 'UTC',
  SOURCE_DATE_EPOCH: String(buildTime().getTime() / 1000),
  // Debian's own tool in place of fpm, a Ruby program that the builder would download.
  CUSTOM_FPM_PATH: join(root, 'packaging/deb.ts'),
};
const builder = (...args: readonly string[]): void => {
  const electron = values.electron === undefined ? [] : [`-c.electronDist=${resolve(values.electron)}`];
  const all = ['--publish', 'never', `-c.directories.output=${output}`, ...electron, ...args];
  const { status } = spawnSync(process.execPath, [join(root, 'node_modules/electron-builder/cli.js'), ...all], {
    cwd: root,
    env,
    stdio: 'inherit',
  });
  if (status !== 0) process.exit(1);
};

buildAgain(root, ['dist/renderer', 'out']);
builder(`--${process.arch}`);
// Builds the Debian package separately, because the builder writes into the folder that it packs. In parallel, these
// files could end up in the other packages.
if (process.platform === 'linux') {
  const packed = join(output, process.arch === 'x64' ? 'linux-unpacked' : `linux-${process.arch}-unpacked`);
  builder(`--${process.arch}`, '--linux', 'deb', '--prepackaged', packed);
}
