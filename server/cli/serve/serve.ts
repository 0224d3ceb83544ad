// Starts and supervises the workbench and the public workers, or those of a replica, and stops them (`desk serve`).
import type { Published } from '../../api/workbench/published.ts';
import { defined } from '../../domain/json/defined.ts';
import { closing } from '../../lib/closing.ts';
import { chooseLog, log, logAs, logFault } from '../../lib/log-line.ts';
import { print } from '../../lib/terminal.ts';
import { forkServer, loadWorkers } from '../../process/fork.ts';
import { sayOneTime } from '../../process/one-time.ts';
import { type Ready, supervise } from '../../process/supervise.ts';
import { certify } from './certificate.ts';
import { type ServeLog, serveLog } from './log-file.ts';
import { readServeOptions } from './options.ts';
import { keepPublic } from './public-workers.ts';
import { keepPublication } from './publishing.ts';
import { serveReplica } from './replica.ts';
import { newServing, type Serving } from './serving.ts';

export async function run(args: string[]): Promise<number> {
  const options = readServeOptions(args);
  if (options.log !== undefined) chooseLog(options.log);
  logAs('serve');
  using lines = closing(serveLog(options.folder, options.logFile));
  const serving = newServing();
  const { replica } = options;
  try {
    return await (replica === undefined ? serveStore(options, serving, lines) : serveReplica({ ...options, replica }, serving, lines));
  } catch (fault) {
    if (options.logFile !== undefined) logFault(fault);
    throw fault;
  }
}

async function serveStore(options: ReturnType<typeof readServeOptions>, serving: Serving, lines: ServeLog): Promise<number> {
  const started: { stop(): Promise<void> }[] = [];
  // Loads early, because this takes as long as the rest of the start of a public process and does not need the workbench.
  const loading = loadWorkers(options.listener.workers);
  const starting = (async () => {
    let opening = options.workbench;
    let published: Published = { state: 'starting' };
    const tell = (): void => workbench.child()?.post({ published });
    const workbench = supervise({
      name: 'workbench',
      start: ({ restarts, lastExit }) =>
        forkServer('workbench', {
          ...opening,
          ...(restarts === 0 ? {} : { restarted: { exitCode: lastExit ?? null } }),
        }),
      message: serving.fault,
      changed: (phase) => (phase === 'failed' ? serving.giveUp() : phase === 'ready' ? tell() : undefined),
    });
    started.push(workbench);
    const first: (Ready & { readonly oneTimeUrl?: string; readonly notes?: string; readonly baseUrl?: string }) | undefined =
      await workbench.ready();
    if (first === undefined) return;
    lines.ready((detail) => workbench.child()?.post({ notice: { code: 'log-file-failed', detail } }));
    for (const one of (first.notes ?? '').split('\n')) if (one !== '') log({ level: 'warn', code: 'publishing', message: `note: ${one}` });

    // Keeps the ports of the first start, even if the operating system chose them.
    if (opening.listen !== undefined && first.url !== undefined) {
      opening = { ...opening, listen: { ...opening.listen, port: Number(new URL(first.url).port || 80) } };
    }
    const { folder, publishTo: address, tls } = options;
    const certified = tls && certify(tls, { folder, host: options.listener.host, ...defined({ baseUrl: first.baseUrl }) });
    if (certified !== undefined) started.push(certified);
    const kept = keepPublic(
      { ...options.listener, ...defined({ tls: certified?.files }) },
      {
        source: () => ({ folder: options.folder }),
        restarted: () => workbench.child()?.post({ notice: { code: 'public-restarted' } }),
        report: (report) => workbench.child()?.post(report),
        figures: lines.figures,
        fault: serving.fault,
        failed: serving.giveUp,
        loading,
      },
    );
    serving.replaceable(kept);
    started.push(kept);
    const url = await kept.url();
    if (url === undefined) return;
    published = {
      state: 'on',
      url,
      since: new Date().toISOString(),
      fallback: options.listener.fallback ?? 'redirect',
      ...defined({ tls: certified?.files }),
    };
    tell();
    if (first.oneTimeUrl !== undefined) sayOneTime(first.oneTimeUrl);
    print(`DPP Desk serves passports at ${url}`);
    certified?.say();
    if (address !== undefined) started.push(keepPublication({ folder, address, task: 'publish' }, serving.fault));
  })();
  starting.catch(serving.refuse);

  const code = await serving.over.finally(loading.end);
  // Stops the public process first: it reads what the workbench writes, and the last process to close the store checkpoints the WAL.
  for (const kept of started.toReversed()) await kept.stop();
  return code;
}
