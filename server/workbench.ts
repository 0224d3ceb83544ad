// Serves the private API of a data folder (process entry for Node and Electron); holds the keys and writes the store.
// Listens on loopback HTTP if requested, and on the parent's port otherwise.

import { parseArgs } from 'node:util';
import type { FastifyInstance } from 'fastify';
import { busyWith, openJobs } from './api/workbench/jobs.ts';
import { resolverControl } from './api/workbench/public-listener.ts';
import { createRecovery } from './api/workbench/recovery.ts';
import { createWorkbench } from './api/workbench/workbench.ts';
import { dataFolder } from './cli/input/data-folder.ts';
import { nextStep } from './cli/input/next-step.ts';
import { passphraseIn } from './cli/input/passphrase.ts';
import type { Notice, RestoreWish } from './contract/index.ts';
import { defined } from './domain/json/defined.ts';
import { openApp, publishingNotes } from './features/app/index.ts';
import type { AppContext } from './features/app-context/index.ts';
import { type BackupImportJob, backupImportJob, isDamage, restoreWished, timedBackups } from './features/backups/index.ts';
import { eraseByRule, removeRemains } from './features/erasure/index.ts';
import { lookBack, reinspection } from './features/inspection/index.ts';
import { recallOwnLists, recheckSignatures, renewLists } from './features/issuing/index.ts';
import { officersOfDamaged, openSessions } from './features/officers/index.ts';
import { loadSample, refileCopies, reverifyCopies, type Turn } from './features/passports/index.ts';
import { selfTest } from './features/self-test/index.ts';
import { parseBaseUrl } from './lib/base-url.ts';
import { LIMITS } from './lib/limits.ts';
import { log } from './lib/log-line.ts';
import { inUrl, listenLoopback, loopbackAddress } from './lib/loopback.ts';
import { Refusal } from './lib/problem.ts';
import { fileFault, StoreFault } from './lib/store-fault.ts';
import { type Running, report, runProcess } from './process/lifecycle.ts';
import { oneTimeKeys, oneTimeUrl, sayOneTime, sayWhere } from './process/one-time.ts';
import type { WorkbenchOpening } from './process/opening.ts';
import { type Port, servePort } from './process/port.ts';
import { portNumber } from './process/port-number.ts';
import { guard, newSecrets } from './process/session.ts';
import { openBundle, serveBundle } from './process/static.ts';
import { brokenLines } from './store/audit-log/state.ts';
import { beat } from './store/epoch.ts';
import { foldIn } from './store/open.ts';
import { countSignedByOthers } from './store/passports/credentials.ts';
import { indexWords } from './store/passports/index-words.ts';
import { type PackingTurn, packPublished } from './store/passports/pack-published.ts';
import { sampleLoaded } from './store/passports/sample.ts';
import { readSetting } from './store/settings.ts';
import { standingMaintenance } from './store/standing-maintenance.ts';

/** When started manually: arguments for public values, the environment for the passphrase, which is then removed from the environment. */
function byHand(): WorkbenchOpening {
  const text = { type: 'string' } as const;
  const { values } = parseArgs({ options: { data: text, 'base-url': text, 'workbench-port': text, 'workbench-host': text } });
  const secret = passphraseIn(process.env);
  delete process.env.DPP_DESK_PASSPHRASE;
  const given = values['workbench-port'];
  const port = given === undefined ? undefined : portNumber(given);
  if (given !== undefined && port === undefined) throw new Refusal('bad-parameter', `--workbench-port takes 0 to 65535, not '${given}'`);
  return {
    folder: dataFolder(values.data),
    mode: 'browser',
    ...secret,
    ...(values['base-url'] === undefined ? {} : { baseUrl: values['base-url'] }),
    ...(port === undefined ? {} : { listen: { host: values['workbench-host'] ?? '127.0.0.1', port, session: newSecrets() } }),
  };
}

async function start(opening: WorkbenchOpening, parent: Port | undefined): Promise<Running> {
  const { folder, secret, restore } = opening;
  const refused = restore === undefined ? undefined : restoreWished(folder, restore, secret, report);
  const follows =
    parent === undefined || opening.switchesPublic !== true ? {} : { follow: (wish: RestoreWish) => parent.post({ restore: wish }) };
  const opened = openUnlessDamaged(opening);
  if ('detail' in opened) {
    if (parent === undefined || follows.follow === undefined) throw opened.cause;
    return recover(opened, opening, parent, backupImportJob({ folder }, { report, fault: refused, ...follows }));
  }
  const context = opened;
  if (restore !== undefined && refused === undefined) context.notice('backup-restored');
  const sessions = openSessions(context.store);
  const inspectAgain = reinspection(context);
  const lookBackSlice = lookBack(context);
  const timed = timedBackups({ store: context.store, now: () => context.now(), secret, command: opening.backups });
  const jobs = openJobs(context, report, timed);
  const backups = backupImportJob(
    { folder, store: context.store },
    { report, fault: refused, busy: () => (timed.isRunning() ? 'a backup is being made: wait' : busyWith(jobs)), ...follows },
  );
  const proving: Turn = { after: 0 };
  const resolver = resolverControl(context, parent, opening.switchesPublic === true);
  const packing: PackingTurn = {};
  /** Work on the records waits for the end of maintenance. */
  const unlessStopped = (work: () => unknown): void =>
    attempt(() => (standingMaintenance(context.store.db) === undefined ? work() : undefined));
  const turns = [
    setInterval(() => attempt(() => renewLists(context.store, context.signer(), context.now())), LIMITS.statusListRenewal).unref(),
    // Copies arrive in several ways: a file, a sync run, a pack that another process applied. Waiting items are inspected again within
    // seconds.
    setInterval(() => unlessStopped(() => inspectAgain()), LIMITS.wantListLook).unref(),
    setInterval(() => unlessStopped(() => indexWords(context.store, LIMITS.wordsIndexed)), LIMITS.wordsTurn).unref(),
    setInterval(() => unlessStopped(() => lookBackSlice()), LIMITS.lookBackTurn).unref(),
    setInterval(
      () => unlessStopped(() => eraseByRule(context.store, context.now()).isOver && removeRemains(context.store)),
      LIMITS.erasureTurn,
    ).unref(),
    setInterval(() => unlessStopped(() => recallOwnLists(context)), LIMITS.wantListLook).unref(),
    setInterval(() => unlessStopped(() => reverifyCopies(context, proving, LIMITS.copiesProved)), LIMITS.wantListLook).unref(),
    setInterval(() => unlessStopped(() => refileCopies(context, LIMITS.copiesProved)), LIMITS.wantListLook).unref(),
    setInterval(() => unlessStopped(() => recheckSignatures(context)), LIMITS.recheck).unref(),
    setInterval(() => unlessStopped(() => packPublished(context.store, packing, LIMITS.passportsPacked)), LIMITS.packingTurn).unref(),
    setInterval(() => attempt(() => foldIn(context.store)), LIMITS.storeFolding).unref(),
    setInterval(() => attempt(() => beat(context.store, context.now())), LIMITS.storeBeat).unref(),
    setInterval(() => unlessStopped(() => void jobs.watch.look()), LIMITS.folderLook).unref(),
    setInterval(() => attempt(timed.look), LIMITS.backupLook).unref(),
    setInterval(() => unlessStopped(() => jobs.bulk.wake()), LIMITS.bulkLook).unref(),
    setInterval(() => attempt(resolver.lookAtCertificate), LIMITS.certificateRenewal).unref(),
  ];

  const create: CreateApp = (prepare) =>
    createWorkbench(context, { report, resolver, backups, timed, jobs, sessions, ...defined({ prepare }) });
  const app = await servedOnPort(create, opening, parent);
  parent?.listen((message) => {
    takeNotice(context, message);
    resolver.hear(message);
  });
  const browser = await browserMode(create, opening);
  // If started manually, no parent can print the URL.
  if (parent === undefined && browser?.facts?.oneTimeUrl !== undefined) sayOneTime(browser.facts.oneTimeUrl);
  // Runs after `ready` was sent, because only then does the parent forward the response.
  setImmediate(resolver.begin);
  setImmediate(() => void sayBrokenLines(context));
  return {
    ...browser,
    facts: { ...browser?.facts, notes: publishingNotes(context).join('\n'), baseUrl: context.settings().baseUrl },
    stop: async () => {
      for (const turn of turns) clearInterval(turn);
      await Promise.all([browser?.stop(), app?.close()]);
      context.close();
    },
  };
}

interface Damaged {
  readonly detail: string;
  readonly cause: unknown;
}

/** Opens a store that can return the data every screen requests first, or describes the damage. */
function openUnlessDamaged(opening: WorkbenchOpening): AppContext | Damaged {
  const { folder, mode, secret, baseUrl, publicSiteUrl } = opening;
  let context: AppContext | undefined;
  try {
    context = openApp({
      folder,
      mode,
      ...defined({ secret }),
      ...(baseUrl === undefined ? {} : { baseUrl: parseBaseUrl(baseUrl) }),
      ...(publicSiteUrl === undefined ? {} : { publicSiteUrl: parseBaseUrl(publicSiteUrl) }),
    });
    prepare(context, opening);
    context.state();
    return context;
  } catch (cause) {
    if (!isGone(cause) && !isDamage(cause)) throw cause;
    context?.close();
    const next = isGone(cause) ? nextStep(cause, cause) : undefined;
    return { cause, detail: [(fileFault(cause) ?? (cause as Error)).message, ...(next === undefined ? [] : [next])].join('. ') };
  }
}

/** Whether the store or a key is missing. Restoring a backup is possible then as well. */
const isGone = (cause: unknown): cause is StoreFault =>
  cause instanceof StoreFault && (cause.code === 'store-gone' || cause.code === 'key-gone');

/** Serves only the restore of a backup and does no other work. The parent then starts the next process with the restored store. */
async function recover({ detail }: Damaged, opening: WorkbenchOpening, parent: Port, backups: BackupImportJob): Promise<Running> {
  log({ level: 'error', code: 'store-damaged', message: detail });
  const damaged = { folder: opening.folder, detail };
  const store = officersOfDamaged(opening.folder);
  const officers = store && { store, sessions: openSessions(store) };
  const create: CreateApp = (prepare) => createRecovery(damaged, { report, backups, officers, ...defined({ prepare }) });
  const app = await servedOnPort(create, opening, parent);
  const browser = await browserMode(create, opening);
  return {
    ...browser,
    stop: async () => {
      await Promise.all([browser?.stop(), app?.close()]);
    },
  };
}

/** Work done once per start, before the first request. */
function prepare(context: AppContext, { firstBaseUrl, sample, restarted }: WorkbenchOpening): void {
  if (firstBaseUrl !== undefined && readSetting(context.store, 'baseUrl') === undefined) {
    context.changeSettings({ baseUrl: parseBaseUrl(firstBaseUrl) });
  }
  // The sample set is signed by this service. After a change of the base URL it is signed again.
  const isStopped = standingMaintenance(context.store.db) !== undefined;
  if (sample && !isStopped && (!sampleLoaded(context.store) || countSignedByOthers(context.store, context.signer().did) > 0))
    loadSample(context);
  attempt(() => renewLists(context.store, context.signer(), context.now()));
  attempt(() => beat(context.store, context.now()));
  if (restarted !== undefined) context.notice('workbench-restarted', `it had ended by itself, ${exitText(restarted.exitCode)}`);
  const broken = selfTest().filter(({ ok }) => !ok);
  if (broken.length > 0) context.notice('self-test-failed', broken.map(({ name }) => name).join(', '));
}

/** Walks the hash chains at every start, in slices, so that changes are reported even if no person opens the log. */
async function sayBrokenLines(context: AppContext): Promise<void> {
  try {
    const faults = await brokenLines(context.store);
    if (faults.length > 0) context.notice('log-changed', faults.map(({ log: name, detail }) => `${name}: ${detail}`).join('; '));
  } catch (fault) {
    report(fault);
  }
}

/** The store may be busy for seconds or the disk full. The last state remains valid, and the next turn tries again. */
function attempt(work: () => unknown): void {
  try {
    work();
  } catch (fault) {
    report(fault);
  }
}

const exitText = (code: number | null): string => (code === null ? 'killed' : `exit code ${code}`);

const PASSED_ON: ReadonlySet<string> = new Set<string>(['public-restarted', 'log-file-failed'] satisfies Notice['code'][]);

/** The parent supervises the public process and reports to the person through this one: `{notice: {code, detail}}`. */
function takeNotice(context: AppContext, message: unknown): void {
  const notice = (message as { readonly notice?: { readonly code?: unknown; readonly detail?: unknown } } | null)?.notice;
  if (typeof notice?.code === 'string' && PASSED_ON.has(notice.code)) {
    context.notice(notice.code as Notice['code'], typeof notice.detail === 'string' ? notice.detail.slice(0, 500) : undefined);
  }
}

type CreateApp = (prepare?: (bare: FastifyInstance) => void) => FastifyInstance;

/** Returns no app for a parent that asks for loopback HTTP, because such a parent sends no request over its port. */
async function servedOnPort(
  create: CreateApp,
  { listen }: WorkbenchOpening,
  parent: Port | undefined,
): Promise<FastifyInstance | undefined> {
  if (listen !== undefined || parent === undefined) return undefined;
  const app = create();
  await app.ready();
  servePort(app, parent, { body: LIMITS.workbenchBody });
  return app;
}

async function browserMode(create: CreateApp, { folder, listen, restarted, restore }: WorkbenchOpening): Promise<Running | undefined> {
  if (listen === undefined) return undefined;
  const { host, port, session } = listen;
  // The open page keeps its session. The one-time key was for the first start.
  const key = restarted === undefined && restore === undefined ? session.key : undefined;
  const bound = { port };
  const app = create((bare) => guard(bare, session, oneTimeKeys(folder, key), () => bound.port));
  serveBundle(app, openBundle());
  bound.port = await listenLoopback(app, host, port);
  const origin = `http://${inUrl(loopbackAddress(host) ?? host)}:${bound.port}`;
  const forget = sayWhere(folder, origin);
  return {
    url: `${origin}/`,
    ...(key === undefined ? {} : { facts: { oneTimeUrl: oneTimeUrl(origin, key) } }),
    stop: async () => {
      forget();
      await app.close();
    },
  };
}

await runProcess({ name: 'workbench', byHand, start });
