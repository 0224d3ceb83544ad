// `npm run sbom`: the bill of materials (CycloneDX) of what the product contains, from the lockfile; the same lockfile gives the same bytes.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildTime } from './build-time.ts';

const root = fileURLToPath(new URL('../', import.meta.url));

/** A UUID of version 8 (RFC 9562 §5.8) that the content determines; npm's own is random. */
const uuidOf = (text: string): string => {
  const hex = createHash('sha256').update(text).digest('hex');
  const variant = ((Number.parseInt(hex.charAt(16), 16) & 3) | 8).toString(16);
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
};

export const billOfMaterials = (): string => {
  const { status, stdout, stderr } = spawnSync('npm sbom --sbom-format=cyclonedx --omit=dev --package-lock-only', {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    // npm is a script of the shell on Windows.
    shell: true,
  });
  if (status !== 0) throw new Error(`npm sbom failed: ${stderr}`);
  const bill = JSON.parse(stdout) as { serialNumber: string; metadata: { timestamp: string; component: { name: string; type: string } } };
  bill.metadata.timestamp = buildTime().toISOString();
  // npm names the folder of the checkout, and calls everything a library.
  Object.assign(bill.metadata.component, { name: 'dpp-desk', type: 'application' });
  bill.serialNumber = '';
  bill.serialNumber = `urn:uuid:${uuidOf(JSON.stringify(bill))}`;
  return `${JSON.stringify(bill, undefined, 2)}\n`;
};

if (process.argv[1] !== undefined && join(process.argv[1]) === fileURLToPath(import.meta.url)) process.stdout.write(billOfMaterials());
