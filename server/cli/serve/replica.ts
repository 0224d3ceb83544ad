// Serves copies of another computer's store (`desk serve --replica-of`), or a publication (`desk serve --read-from`).
// Starts only public processes, without a workbench and without a key.
import { mkdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { defined } from '../../domain/json/defined.ts';
import { BackupRefusal, lockForRestore } from '../../features/backups/index.ts';
import { folderOf, follow, type HeldCopy, requireReplicaFolder } from '../../features/replica/index.ts';
import { log } from '../../lib/log-line.ts';
import { steadyClock } from '../../lib/steady-clock.ts';
import { StoreFault } from '../../lib/store-fault.ts';
import { print } from '../../lib/terminal.ts';
import { EXIT_FAULT } from '../../process/lifecycle.ts';
import { type PublicationOpening, toServe } from '../../process/opening.ts';
import { type Certified, certify, type TlsChoice } from './certificate.ts';
import type { ServeLog } from './log-file.ts';
import type { Replica } from './options.ts';
import { keepPublic, type PublicOptions, type PublicWorkers } from './public-workers.ts';
import { keepPublication } from './publishing.ts';
import type { Serving } from './serving.ts';

export interface ReplicaOptions {
  readonly replica: Replica;
  readonly folder: string;
  readonly listener: PublicOptions;
  readonly tls?: TlsChoice;
}

export async function serveReplica(
  { replica, folder, listener: wanted, tls }: ReplicaOptions,
  serving: Serving,
  lines: ServeLog,
): Promise<number> {
  const { maxLag } = replica;
  let leave: () => void;
  let certified: Certified | undefined;
  try {
    requireReplicaFolder(folder);
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    leave = lockForRestore(folder);
    lines.ready();
    certified = tls && certify(tls, { folder, host: wanted.host });
  } catch (error) {
    if (!(error instanceof StoreFault || error instanceof BackupRefusal)) throw error;
    const why = error instanceof BackupRefusal ? `another program uses the folder '${folder}'` : error.message;
    log({ level: 'error', code: error.code, message: why });
    return EXIT_FAULT;
  }
  const listener = { ...wanted, ...defined({ tls: certified?.files }) };
  const stopped = new AbortController();
  let copy: HeldCopy | undefined;
  let workers: PublicWorkers | undefined;
  const moment = steadyClock(Date.now);

  const serve = async (next: HeldCopy): Promise<void> => {
    if (stopped.signal.aborted) return;
    copy = next;
    if (workers !== undefined) return workers.replace();
    workers = keepPublic(listener, {
      source: () => {
        if (copy === undefined) throw new Error('a worker was started before there was a copy');
        const { asOf, position } = copy;
        return { folder: folderOf(folder, copy), copy: { asOf, maxLag, ...position, notBefore: moment() } };
      },
      figures: lines.figures,
      fault: serving.fault,
      failed: serving.giveUp,
    });
    serving.replaceable(workers);
    const url = await workers.url();
    if (url === undefined) return;
    print(`DPP Desk serves a copy of ${copy.asOf} at ${url}`);
    certified?.say();
  };

  const following =
    replica.option === 'replica-of'
      ? follow({ source: resolve(replica.source), folder, maxLag, moment, serve }, stopped.signal)
      : followPublication({ folder, address: replica.address, task: 'follow', maxLag }, serve, serving, stopped.signal);
  following.catch(serving.reject);
  try {
    return await serving.over;
  } finally {
    stopped.abort();
    await certified?.stop();
    await workers?.stop();
    await following.catch(() => undefined);
    leave();
  }
}

/** Runs in a process of its own, because this one distributes connections and must not block. */
async function followPublication(
  opening: PublicationOpening,
  serve: (copy: HeldCopy) => Promise<void>,
  serving: Serving,
  signal: AbortSignal,
): Promise<void> {
  const kept = keepPublication(opening, (message) => {
    serving.fault(message);
    const copy = toServe(message);
    if (copy !== undefined) serve(copy).then(() => kept.post({ served: copy.name }), serving.reject);
  });
  await new Promise((resolve) => signal.addEventListener('abort', resolve, { once: true }));
  await kept.stop();
}
