// Applying a pack of small vc+jwt passports against the bare signature checks of as many, spread over as many processes as there are cores. Reported, not gated.
import { generateKeyPairSync, sign } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { applyPack } from '../../server/catalogue/pack.ts';
import { openDesk } from '../../server/desk.ts';
import { openPack } from '../../server/pack/read.ts';
import { openWriter } from '../../server/pack/write.ts';
import { signerOfKey } from '../../server/snapshot/signed-file.ts';
import { admitKey, verifyEd25519 } from '../../server/verify/ed25519.ts';
import { OPERATOR, signed } from '../snapshot/office.ts';
import { passport, token } from '../verify/issuing.ts';

export interface PackMeasured {
  readonly credentials: number;
  readonly perSecond: number;
  /** Bare signature checks per second of one thread, times the cores. */
  readonly limitPerSecond: number;
  readonly ratio: number;
}

export async function measurePack(credentials = 20_000): Promise<PackMeasured> {
  const folder = mkdtempSync(join(tmpdir(), 'dpp-desk-pack-'));
  try {
    const file = join(folder, 'bench.pack');
    const writer = openWriter(file, { trust: signed(1) });
    for (let at = 0; at < credentials; at++) writer.add({ kind: 'credential', text: token(passport({ id: `urn:bench:${at}` })) });
    writer.finish({ series: '0'.repeat(32), sequence: 1, creator: 'bench', issuedAt: '2027-06-01T00:00:00Z' }, signerOfKey(OPERATOR));
    writer.close();
    const { fingerprint, close } = openPack(file);
    close();
    const desk = openDesk({ folder: join(folder, 'data') });
    const start = performance.now();
    const { applied } = await applyPack(desk, file, { who: 'bench', creatorKey: fingerprint }, { processes: availableParallelism() });
    const perSecond = (1000 * applied.report.credentials) / (performance.now() - start);
    desk.close();
    const limitPerSecond = bare() * availableParallelism();
    return { credentials: applied.report.credentials, perSecond, limitPerSecond, ratio: perSecond / limitPerSecond };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Signature checks of one thread in a second. */
function bare(): number {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  const admission = admitKey(Buffer.from(publicKey.export({ format: 'jwk' }).x ?? '', 'base64url'));
  if (!admission.ok) throw new Error(admission.detail);
  const message = Buffer.alloc(1024, 'x');
  const signature = sign(null, message, privateKey);
  const start = performance.now();
  let checks = 0;
  for (; performance.now() - start < 1000; checks++) verifyEd25519(admission.key, message, signature);
  return checks;
}

if (import.meta.main) console.log(await measurePack());
