// A running desk with the situations that an officer meets, for the browser tests: real processes, a real store, real credentials.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { importText } from '../../server/catalogue/import.ts';
import { publishStored } from '../../server/catalogue/publish.ts';
import { toRecord } from '../../server/catalogue/record.ts';
import { loadSample } from '../../server/catalogue/sample.ts';
import { type Desk, openDesk } from '../../server/desk.ts';
import { parsePassport } from '../../server/passport/model.ts';
import { sampleSet } from '../../server/passport/sample/index.ts';
import { passportsByCode } from '../../server/store/credentials.ts';
import { putPassport } from '../../server/store/passports.ts';

const GTIN = '09520123456788';

/** What a scanned code of the item says. */
export const linkOf = (serial: string): string => `https://id.example.org/01/${GTIN}/21/${serial}`;

/** Serial numbers of one battery model, by what is the matter with the passport that is held for it. */
export const SERIALS = {
  valid: 'ABC123',
  altered: 'ALTERED1',
  mismatch: 'SWAPPED1',
  unknown: 'FOREIGN1',
  unsupported: 'RDFC1',
  absent: 'NOCOPY1',
} as const;

const vcOf = (desk: Desk, serial: string): string =>
  passportsByCode(desk.store, `DPP-${GTIN}-${serial}`).find(({ format }) => format === 'vc')?.body ?? '';

/** A passport for one more item of the sample battery, published by the desk. */
function publishItem(desk: Desk, serial: string): void {
  const [sample] = sampleSet();
  const parsed = parsePassport({ ...sample?.passport, dppCode: `DPP-${GTIN}-${serial}`, serial });
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.errors));
  putPassport(desk.store, toRecord(parsed.passport, { sample: false }, desk.now()), desk.now());
  publishStored(parsed.passport.dppCode, desk);
}

export interface Files {
  readonly validVc: string;
  readonly alteredVc: string;
  readonly foreignVc: string;
  readonly jwt: string;
}

/** Fills a data folder: the sample set, and one passport for each thing that can be wrong. */
export function prepare(folder: string, baseUrl: string): Files {
  const foreign = openDesk({ folder: join(folder, 'foreign'), baseUrl: 'https://foreign.example' });
  publishItem(foreign, SERIALS.unknown);
  publishItem(foreign, SERIALS.unsupported);
  const foreignVc = vcOf(foreign, SERIALS.unknown);
  const rdfc = vcOf(foreign, SERIALS.unsupported).replace('"eddsa-jcs-2022"', '"eddsa-rdfc-2022"');
  foreign.close();

  const desk = openDesk({ folder: join(folder, 'data'), baseUrl });
  loadSample(desk);
  publishItem(desk, SERIALS.altered);
  publishItem(desk, SERIALS.mismatch);
  for (const text of [foreignVc, rdfc]) {
    const { refused } = importText(text, desk);
    if (refused.length > 0) throw new Error(JSON.stringify(refused));
  }
  const validVc = vcOf(desk, SERIALS.valid);
  const jwt = passportsByCode(desk.store, `DPP-${GTIN}-${SERIALS.valid}`).find(({ format }) => format === 'vc-jwt')?.body ?? '';
  // Somebody with access to the store changed a character of one passport, and put another product's credential behind a second one.
  const rewrite = desk.store.db.prepare(
    "UPDATE credentials SET body = ?, sha256 = ? WHERE dpp_code = ? AND type = 'DigitalProductPassport' AND format = ?",
  );
  const alteredVc = vcOf(desk, SERIALS.altered).replace('VeloPack', 'VeloPakk');
  rewrite.run(alteredVc, 'altered', `DPP-${GTIN}-${SERIALS.altered}`, 'vc');
  const other = sampleSet().find(({ passport }) => passport.gtin !== undefined && passport.gtin !== GTIN);
  const otherVc = passportsByCode(desk.store, other?.passport.dppCode ?? '').find(({ format }) => format === 'vc')?.body ?? '';
  desk.store.db.prepare('DELETE FROM credentials WHERE dpp_code = ?').run(`DPP-${GTIN}-${SERIALS.mismatch}`);
  desk.store.db
    .prepare(
      `INSERT INTO credentials (credential_id, dpp_code, gtin, serial, type, format, issuer, received_at, source, sha256, body, sample)
       VALUES ('swapped', ?, ?, ?, 'DigitalProductPassport', 'vc', 'x', '2026-01-01', 'imported', 'swapped', ?, 0)`,
    )
    .run(`DPP-${GTIN}-${SERIALS.mismatch}`, GTIN, SERIALS.mismatch, otherVc);
  desk.close();
  return { validVc, alteredVc, foreignVc, jwt };
}

export const freePort = async (): Promise<number> => {
  const server = createServer();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('no port');
  return address.port;
};

export interface Served {
  readonly child: ChildProcess;
  /** One-time address of the workbench. */
  readonly address: string;
  readonly publicUrl: string;
  stop(): Promise<number | null>;
}

const cli = fileURLToPath(new URL('../../server/cli.ts', import.meta.url));

/** `desk serve` with the workbench, as a person starts it. */
export async function serve(data: string, wanted?: number, wantedWorkbench?: number): Promise<Served> {
  const [port, workbenchPort] = [wanted ?? (await freePort()), wantedWorkbench ?? (await freePort())];
  const child = spawn(
    process.execPath,
    [cli, 'serve', '--data', data, '--port', String(port), '--workbench-port', String(workbenchPort), '--log', 'text'],
    {
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) stream?.setEncoding('utf8').on('data', (text: string) => (printed += text));
  const address = await new Promise<string>((resolve, reject) => {
    const look = () => {
      const url = /http:\/\/127\.0\.0\.1:\d+\/\S*k=\S+/.exec(printed)?.[0];
      if (url !== undefined && printed.includes('serves passports at')) resolve(url);
    };
    child.stdout?.on('data', look);
    child.stderr?.on('data', look);
    child.once('exit', (code) => reject(new Error(`serve ended with ${code}: ${printed}`)));
  });
  return {
    child,
    address,
    publicUrl: `http://127.0.0.1:${port}`,
    stop: async () => {
      if (child.exitCode !== null) return child.exitCode;
      child.kill('SIGTERM');
      const [code] = await once(child, 'exit');
      return code as number | null;
    },
  };
}
