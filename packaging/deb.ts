#!/usr/bin/env node
// Writes a Debian package with dpkg-deb. Accepts the fpm arguments that electron-builder passes, and refuses all others.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chmodSync, cpSync, lstatSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { buildTime, setTimes } from './build-time.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    source: { type: 'string', short: 's' },
    target: { type: 'string', short: 't' },
    force: { type: 'boolean' },
    depends: { type: 'string', short: 'd', multiple: true, default: [] },
    'deb-recommends': { type: 'string', multiple: true, default: [] },
    'deb-compression': { type: 'string', default: 'xz' },
    'deb-priority': { type: 'string', default: 'optional' },
    architecture: { type: 'string', default: '' },
    'after-install': { type: 'string', default: '' },
    'after-remove': { type: 'string', default: '' },
    description: { type: 'string', default: '' },
    version: { type: 'string', default: '' },
    package: { type: 'string', default: '' },
    name: { type: 'string', default: '' },
    maintainer: { type: 'string', default: '' },
    url: { type: 'string', default: '' },
    // Debian's control file has no field for these two.
    vendor: { type: 'string' },
    license: { type: 'string' },
  },
});
if (values.source !== 'dir' || values.target !== 'deb')
  throw new Error(`only -s dir -t deb is supported, not ${values.source} ${values.target}`);

const folder = mkdtempSync(join(tmpdir(), 'desk-deb-'));
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));

for (const positional of positionals) {
  // A target begins with a slash, a source folder ends with one.
  const [, from = '', to = ''] = /^(.+)=(\/.+)$/s.exec(positional) ?? [];
  if (from === '') throw new Error(`no SOURCE=TARGET: ${positional}`);
  mkdirSync(join(folder, dirname(to)), { recursive: true });
  cpSync(resolve(from), join(folder, to), { recursive: true, verbatimSymlinks: true });
}
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort();
const regular = files.filter((name) => lstatSync(join(folder, name)).isFile());
// Permissions do not depend on the builder's umask: all may read, and only root may write.
for (const name of files) {
  const path = join(folder, name);
  const stat = lstatSync(path);
  if (!stat.isSymbolicLink()) chmodSync(path, stat.isDirectory() || stat.mode & 0o100 ? 0o755 : 0o644);
}
chmodSync(folder, 0o755);

const field = (name: string, value: string): string => {
  if (/[\r\n]/.test(value)) throw new Error(`${name} has more than one line`);
  return value === '' ? '' : `${name}: ${value}\n`;
};
const [synopsis = '', ...text] = values.description.split('\n').map((line) => line.trim());
const kibibytes = regular.reduce((sum, name) => sum + Math.ceil(lstatSync(join(folder, name)).size / 1024), 0);
const control = [
  field('Package', values.name),
  field('Version', values.version),
  field('Architecture', values.architecture),
  field('Maintainer', values.maintainer),
  field('Installed-Size', String(kibibytes)),
  field('Depends', values.depends.join(', ')),
  field('Recommends', values['deb-recommends'].join(', ')),
  field('Section', 'utils'),
  field('Priority', values['deb-priority']),
  field('Homepage', values.url),
  field('Description', synopsis),
  ...text.map((line) => ` ${line || '.'}\n`),
].join('');

const debian = join(folder, 'DEBIAN');
mkdirSync(debian);
writeFileSync(join(debian, 'control'), control);
const md5 = (name: string): string =>
  createHash('md5')
    .update(readFileSync(join(folder, name)))
    .digest('hex');
writeFileSync(join(debian, 'md5sums'), regular.map((name) => `${md5(name)}  ${name}\n`).join(''));
for (const [name, from] of [
  ['postinst', values['after-install']],
  ['postrm', values['after-remove']],
] as const) {
  if (from === '') continue;
  writeFileSync(join(debian, name), readFileSync(from));
  chmodSync(join(debian, name), 0o755);
}

const time = buildTime();
setTimes(folder, time);
// With more threads, the compressor splits the data into different blocks.
const options = ['--root-owner-group', '--threads-max=1', `-Z${values['deb-compression']}`];
const { status, error } = spawnSync('dpkg-deb', [...options, '--build', folder, values.package], {
  env: { ...process.env, SOURCE_DATE_EPOCH: String(time.getTime() / 1000) },
  stdio: ['ignore', 'ignore', 'inherit'],
});
if (error !== undefined) throw new Error('a Debian package needs the program dpkg-deb', { cause: error });
process.exitCode = status ?? 1;
