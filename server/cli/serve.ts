// `serve`: starts workbench and public interface as processes of their own, keeps them running, says when both are ready, stops both cleanly.
import { Refusal } from '../problem.ts';
import { parseBaseUrl } from '../routes/base-url.ts';
import { FALLBACKS } from '../routes/reader.ts';
import { forkServer } from '../transport/fork.ts';
import { EXIT_FAULT } from '../transport/lifecycle.ts';
import { loopbackAddress } from '../transport/loopback.ts';
import { whenNpmIsGone } from '../transport/npm.ts';
import type { WorkbenchOpening } from '../transport/opening.ts';
import { portNumber } from '../transport/port-number.ts';
import { newSecrets } from '../transport/session.ts';
import { type Child, faultIn, type Opening, type Ready, type Supervised, supervise } from '../transport/supervise.ts';
import { dataFolder } from './data-folder.ts';
import { passphraseIn } from './passphrase.ts';
import { readOptions, UsageFault } from './usage.ts';

export async function run(args: string[]): Promise<number> {
  const options = readServeOptions(args);
  const over = Promise.withResolvers<number>();
  const started: Supervised[] = [];

  const keep = (start: (opening: Opening) => Child): Supervised => {
    const kept = supervise({
      start,
      message: (message) => {
        if (faultIn(message) !== undefined) over.resolve(EXIT_FAULT);
      },
      changed: (phase) => {
        if (phase === 'failed') {
          process.stderr.write('a server process ended three times in a row: giving up\n');
          over.resolve(1);
        }
      },
    });
    started.push(kept);
    return kept;
  };

  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => over.resolve(0));
  whenNpmIsGone(() => over.resolve(0));

  const serving = (async () => {
    let opening = options.workbench;
    const workbench = keep(({ restarts, lastExit }) =>
      forkServer('workbench', {
        ...opening,
        ...(restarts === 0 ? {} : { restarted: { exitCode: lastExit ?? null } }),
      }),
    );
    const first: (Ready & { readonly oneTimeUrl?: string; readonly notes?: string }) | undefined = await workbench.ready();
    if (first === undefined) return;
    for (const note of (first.notes ?? '').split('\n')) if (note !== '') process.stderr.write(`note: ${note}\n`);

    // After the first start the ports are kept, also when they were left to the operating system.
    if (opening.listen !== undefined && first.url !== undefined) {
      opening = { ...opening, listen: { ...opening.listen, port: Number(new URL(first.url).port || 80) } };
    }
    let { port } = options;
    const open = keep(({ restarts }) => {
      if (restarts > 0) workbench.child()?.post({ notice: { code: 'public-restarted' } });
      return forkServer('public', { folder: options.folder, host: options.host, port, fallback: options.fallback });
    });
    const ready = await open.ready();
    if (ready?.url === undefined) return;
    port = Number(new URL(ready.url).port || 80);
    if (first.oneTimeUrl !== undefined) process.stderr.write(`workbench, valid once: ${first.oneTimeUrl}\n`);
    process.stdout.write(`DPP Desk serves passports at ${ready.url}\n`);
  })();
  serving.catch(over.reject);

  const code = await over.promise;
  // The public process first: it reads what the workbench writes, and the last to leave checkpoints the log of SQLite.
  for (const kept of started.toReversed()) await kept.stop();
  return code;
}

function readServeOptions(args: string[]) {
  const text = { type: 'string' } as const;
  const { values } = readOptions(args, {
    options: {
      port: text,
      host: text,
      data: text,
      'base-url': text,
      'public-site-url': text,
      sample: { type: 'boolean', default: false },
      fallback: text,
      'workbench-port': text,
      'workbench-host': text,
    },
  });
  const port = readPort(values.port ?? '8080', '--port');
  const host = values.host ?? '127.0.0.1';
  const folder = dataFolder(values.data);
  const fallback = FALLBACKS.find((known) => known === (values.fallback ?? 'redirect'));
  if (fallback === undefined) throw new UsageFault(`--fallback takes redirect or none, not '${values.fallback}'`);
  const workbenchPort = values['workbench-port'];
  const workbenchHost = values['workbench-host'] ?? '127.0.0.1';
  if (loopbackAddress(workbenchHost) === undefined) {
    throw new UsageFault(`the workbench binds this computer's own address only (127.0.0.1 or ::1), not '${workbenchHost}'`);
  }
  const baseUrl = values['base-url'] === undefined ? undefined : readUrl(values['base-url'], '--base-url');
  const publicSiteUrl = values['public-site-url'] === undefined ? undefined : readUrl(values['public-site-url'], '--public-site-url');
  const workbench: WorkbenchOpening = {
    folder,
    mode: 'browser',
    sample: values.sample,
    ...passphraseIn(process.env),
    ...(baseUrl === undefined ? {} : { baseUrl }),
    ...(publicSiteUrl === undefined ? {} : { publicSiteUrl }),
    // A first start on another port than the default gets links that work.
    ...(port === 0 ? {} : { firstBaseUrl: `http://localhost:${port}` }),
    ...(workbenchPort === undefined
      ? {}
      : { listen: { host: workbenchHost, port: readPort(workbenchPort, '--workbench-port'), session: newSecrets() } }),
  };
  return { port, host, folder, fallback, workbench };
}

function readPort(text: string, option: string): number {
  const port = portNumber(text);
  if (port === undefined) throw new UsageFault(`${option} takes a port from 0 to 65535, not '${text}'`);
  return port;
}

function readUrl(text: string, option: string): string {
  try {
    return parseBaseUrl(text);
  } catch (error) {
    if (error instanceof Refusal) throw new UsageFault(`${option}: ${error.message}`);
    throw error;
  }
}
