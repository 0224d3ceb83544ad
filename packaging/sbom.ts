// `npm run sbom`: prints the bill of materials (CycloneDX) of the product. The same lockfile gives the same bytes.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildTime } from './build-time.ts';

const root = fileURLToPath(new URL('../', import.meta.url));

/** A version 8 UUID (RFC 9562 §5.8) derived from the content; npm generates a random one. */
const uuidOf = (text: string): string => {
  const hex = createHash('sha256').update(text).digest('hex');
  const variant = ((Number.parseInt(hex.charAt(16), 16) & 3) | 8).toString(16);
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
};

interface Component {
  readonly 'bom-ref': string;
  readonly type: string;
  readonly name: string;
  readonly version: string;
  readonly scope: string;
  readonly purl: string;
  readonly hashes: readonly { readonly alg: string; readonly content: string }[];
  readonly licenses: readonly { readonly expression: string }[];
}

interface Locked {
  readonly version?: string;
  readonly license?: string;
  readonly integrity?: string;
  readonly dev?: boolean;
  readonly devOptional?: boolean;
  readonly optional?: boolean;
}

const componentOf = (name: string, { version = '', license, integrity = '' }: Locked, type = 'library'): Component => ({
  'bom-ref': `${name}@${version}`,
  type,
  name,
  version,
  scope: 'required',
  purl: `pkg:npm/${name.replace('@', '%40')}@${version}`,
  hashes: integrity.startsWith('sha512-') ? [{ alg: 'SHA-512', content: Buffer.from(integrity.slice(7), 'base64').toString('hex') }] : [],
  licenses: license === undefined ? [] : [{ expression: license }],
});

/** The packages of the product, from the lockfile. `shipped`: folders of the shipped optional packages. `runtime`: a shipped build tool. */
function locked(shipped: ReadonlySet<string>, runtime: string | undefined): readonly Component[] {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as { packages: Record<string, Locked> };
  return Object.entries(packages).flatMap(([path, facts]) => {
    const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
    if (path === '') return [];
    if (name === runtime) return [componentOf(name, facts, 'application')];
    const { dev, devOptional, optional } = facts;
    return dev || ((devOptional || optional) && !shipped.has(path)) ? [] : [componentOf(name, facts)];
  });
}

export const billOfMaterials = (shipped: ReadonlySet<string> = new Set(), runtime?: string): string => {
  const { status, stdout, stderr } = spawnSync('npm sbom --sbom-format=cyclonedx --omit=dev --package-lock-only', {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    // On Windows, npm is a script that only a shell can run.
    shell: true,
  });
  if (status !== 0) throw new Error(`npm sbom failed: ${stderr}`);
  const bill = JSON.parse(stdout) as {
    serialNumber: string;
    metadata: { timestamp: string; component: { name: string; type: string } };
    components: Component[];
  };
  bill.metadata.timestamp = buildTime().toISOString();
  // npm takes the name from the folder of the checkout, and declares the product a library.
  Object.assign(bill.metadata.component, { name: 'dpp-desk', type: 'application' });
  // npm omits a package of the product if a build tool depends on another version of it.
  const listed = new Set(bill.components.map((one) => one['bom-ref']));
  for (const one of locked(shipped, runtime)) if (!listed.has(one['bom-ref'])) bill.components.push(one);
  bill.serialNumber = '';
  bill.serialNumber = `urn:uuid:${uuidOf(JSON.stringify(bill))}`;
  return `${JSON.stringify(bill, undefined, 2)}\n`;
};

if (process.argv[1] !== undefined && join(process.argv[1]) === fileURLToPath(import.meta.url)) process.stdout.write(billOfMaterials());
