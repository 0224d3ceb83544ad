// Runs in a network of its own: a data folder in; what desk and resolver answered there, what they tried, what the kernel counted, as JSON on standard output.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { SESSION_FIELD } from '../../../server/process/session.ts';
import { open, sharedChromium } from '../../fixtures/browser/browser.ts';
import { enter } from '../../fixtures/enter.ts';
import { SAMPLE } from '../../fixtures/fresh-app.ts';
import { counted, sentBy } from '../../fixtures/kernel-counters.ts';
import { OWN_ADDRESS } from '../../fixtures/own-network.ts';

const [, , folder = ''] = process.argv;
const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const watching = (file: string): string =>
  `--import=${new URL(`outbound.ts?to=${encodeURIComponent(join(folder, file))}`, import.meta.url)}`;

const server = spawn(
  process.execPath,
  [
    watching('tried'),
    here('../../../server/cli.ts'),
    ...['serve', '--data', join(folder, 'data'), '--sample', '--base-url', 'http://lab.example'],
    ...['--host', '0.0.0.0', '--port', '8080', '--workbench-port', '8090', '--log', 'text'],
  ],
  { stdio: ['ignore', 'pipe', 'pipe'] },
);
process.on('exit', () => server.kill('SIGKILL'));
let printed = '';
const oneTime = await new Promise<string>((resolve, reject) => {
  const look = (text: string): void => {
    printed += text;
    const url = /http:\/\/\S+\?k=\S+/.exec(printed)?.[0];
    if (url !== undefined && printed.includes('serves passports at')) resolve(url);
  };
  for (const stream of [server.stdout, server.stderr]) stream.setEncoding('utf8').on('data', look);
  server.once('exit', (code) => reject(new Error(`serve ended with ${code}: ${printed}`)));
});

const answers: (readonly [asked: string, status: number])[] = [];
async function ask(origin: string, target: string, body?: unknown, headers: Record<string, string> = {}): Promise<Response> {
  const answer = await fetch(origin + target, {
    redirect: 'manual',
    headers: { ...headers, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
    ...(body === undefined ? {} : { method: 'POST', body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  answers.push([`${body === undefined ? 'GET' : 'POST'} ${origin}${target.split('?k=')[0]}`, answer.status]);
  return answer;
}

// The public interface: all fourteen, on the address of the network and on loopback.
const DPP = `/api/v1/public/dpp/${SAMPLE.dppCode}`;
const own = `http://127.0.0.1:8080`;
const credential = await (await ask(own, `${DPP}/vc`)).text();
const foreign = credential
  .replaceAll('did:web:lab.example', 'did:web:foreign.example')
  .replaceAll('http://lab.example', 'https://foreign.example');
const sdJwt = `${[
  '{"alg":"EdDSA","kid":"did:web:foreign.example#key-1","typ":"dc+sd-jwt"}',
  '{"iss":"https://foreign.example","vct":"https://foreign.example/vct"}',
]
  .map((part) => Buffer.from(part).toString('base64url'))
  .join('.')}.${Buffer.alloc(64).toString('base64url')}~`;
const READ = [
  '/.well-known/did.json',
  '/.well-known/untp-conformance.json',
  `/api/v1/public/01/${SAMPLE.gtin}/21/${SAMPLE.serial}`,
  `/api/v1/public/01/${SAMPLE.gtin}`,
  '/api/v1/public/01/09506000134352',
  DPP,
  `${DPP}/vc`,
  `${DPP}/vc.jwt`,
  `${DPP}/qr.png`,
  `${DPP}/aas.json`,
  `/dpp/${SAMPLE.dppCode}`,
  `/api/v1/verify/${SAMPLE.dppCode}`,
  `/api/v1/public/customs/verify/${SAMPLE.dppCode}`,
  `/api/v1/dpp/${SAMPLE.dppCode}/events/document`,
  '/api/v1/public/nando/search?q=CPR',
  '/public/schemas/shacl/battery.ttl',
  '/public/schemas/json/passport.json',
];
for (const origin of [own, `http://${OWN_ADDRESS}:8080`]) {
  for (const target of READ) await (await ask(origin, target)).arrayBuffer();
  for (const body of [credential, foreign]) await (await ask(origin, '/api/v1/verify', body)).arrayBuffer();
  await (await ask(origin, '/api/v1/verify/sd-jwt', { token: sdJwt })).arrayBuffer();
}

// The workbench: what names other machines is inspected, imported and published.
const desk = new URL(oneTime).origin;
const session = await enter(oneTime);
answers.push([`GET ${desk}/`, 200]);
const withStatus = JSON.stringify({
  ...JSON.parse(foreign),
  credentialStatus: {
    type: 'BitstringStatusListEntry',
    statusPurpose: 'revocation',
    statusListIndex: '1',
    statusListCredential: 'https://status.example/1',
  },
});
for (const text of [
  `https://id.example.org/01/${SAMPLE.gtin}/21/${SAMPLE.serial}`,
  'https://id.gs1.org/01/09506000134352/21/X1',
  'https://foreign.example/dpp/DPP-09506000134352-X1',
  'did:web:foreign.example',
  foreign,
  withStatus,
  sdJwt,
]) {
  await (await ask(desk, '/workbench/inspections', { channel: 'paste', text }, session)).arrayBuffer();
}
const draft = {
  dppCode: 'DPP-09520123456788-OFFLINE1',
  category: 'other',
  defaultLanguage: 'en',
  gtin: '09520123456788',
  serial: 'OFFLINE1',
  productName: { en: 'A thing' },
  manufacturer: {
    name: 'A maker',
    address: { street: 'Hof 1', postalCode: '53111', city: 'Bonn', country: 'DE' },
    website: 'https://foreign.example',
  },
  countryOfOrigin: 'DE',
};
const imports: unknown[] = [];
for (const imported of [draft, foreign]) imports.push(await (await ask(desk, '/workbench/passports', imported, session)).json());
await (await ask(desk, `/workbench/passports/${draft.dppCode}/publish`, {}, session)).arrayBuffer();
for (const target of ['/workbench/state', '/workbench/settings', '/workbench/bodies', '/workbench/inspections/export?format=csv']) {
  await (await ask(desk, target, undefined, session)).arrayBuffer();
}
// The command line, with its decoding threads.
const files = [join(folder, 'code.png'), join(folder, 'foreign.json')] as const;
writeFileSync(files[0], Buffer.from(await (await ask(own, `${DPP}/qr.png`)).arrayBuffer()));
writeFileSync(files[1], foreign);
const inspect = [watching('tried'), here('../../../server/cli.ts'), 'inspect', '--json', '--data', join(folder, 'data'), ...files];
const inspected = spawnSync(process.execPath, inspect, { encoding: 'utf8' })
  .stdout.trim()
  .split('\n')
  .map((line) => JSON.parse(line).headline);
const after = counted();

// The screens, in a browser that has no other network either. What Chromium itself asks for is not the page's doing.
const [name = '', value = ''] = session.cookie.split('=');
const expires = -1;
const state = {
  stored: {
    cookies: [{ name, value, domain: '127.0.0.1', path: '/', expires, httpOnly: true, secure: false, sameSite: 'Strict' as const }],
    origins: [],
  },
  secret: session[SESSION_FIELD],
};
const requested = new Set<string>();
const { context, page, complaints } = await open('about:blank', { state });
context.on('request', (request) => requested.add(new URL(request.url()).origin));
await page.goto(desk);
await page.getByRole('heading', { name: 'Inspect a product' }).waitFor();
for (const [address, heading] of [
  ['#/passports', 'Passports'],
  ['#/settings', 'Settings'],
] as const) {
  await page.goto(`${desk}/${address}`);
  await page.getByRole('heading', { level: 1, name: heading }).waitFor();
}
await (await sharedChromium()).close();

server.kill('SIGTERM');
const [exitCode] = await once(server, 'exit');

const before = counted().withoutRoute4;
// That nothing was seen means something only where something is seen.
const attempt = `
  require('node:dns').lookup('foreign.example', () => {});
  require('node:dgram').createSocket('udp4').send('x', 9, '192.0.2.1', () => {});
  fetch('http://192.0.2.2/').catch(() => require('node:net').connect(443, '192.0.2.1').on('error', () => process.exit(0)));`;
spawnSync(process.execPath, [watching('control'), '-e', attempt]);

const lines = (file: string): readonly string[] =>
  readFileSync(join(folder, file), 'utf8')
    .split('\n')
    .filter((line) => line !== '');
process.stdout.write(
  JSON.stringify({
    answers,
    imports,
    inspected,
    exitCode,
    tried: lines('tried'),
    after,
    sent: sentBy(),
    requested: [...requested],
    desk,
    complaints,
    control: { tried: lines('control'), withoutRoute: counted().withoutRoute4 - before },
  }),
);
