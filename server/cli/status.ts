// Revokes, suspends or reinstates passports, renews and exports status lists, and shows their state (`desk status`).

import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { StatusAction, StatusLogEntry } from '../contract/index.ts';
import { defined } from '../domain/json/defined.ts';
import { openApp } from '../features/app/index.ts';
import { changeStatus, decideRecall, renewLists, waitingRecalls } from '../features/issuing/index.ts';
import { closing } from '../lib/closing.ts';
import { Refusal } from '../lib/problem.ts';
import { StoreFault } from '../lib/store-fault.ts';
import { note, print } from '../lib/terminal.ts';
import { openStore } from '../store/open.ts';
import { passportByCode } from '../store/passports/passports.ts';
import { readStatusLog, type SignedStatusList, signedLists, statusStandingOf } from '../store/trust/own-status.ts';
import { dataFolder } from './input/data-folder.ts';
import { replace } from './input/files.ts';
import { passphraseIn } from './input/passphrase.ts';
import { readOptions, UsageFault, type ValuesOf } from './input/usage.ts';

const OPTIONS = { texts: ['data', 'by', 'second', 'reason'], flags: ['all', 'confirm', 'refuse', 'json'], words: true } as const;

type Values = ValuesOf<typeof OPTIONS>;

const CHANGES: Readonly<Record<string, StatusAction>> = { revoke: 'revoke', suspend: 'suspend', reinstate: 'reinstate' };
const DONE: Readonly<Record<StatusAction, string>> = { revoke: 'revoked', suspend: 'suspended', reinstate: 'reinstated' };

export function run(args: string[]): number {
  const { values, positionals } = readOptions(args, OPTIONS);
  const [name = '', code, ...more] = positionals;
  if (more.length > 0) throw new UsageFault(`'${more[0]}' is too much: one passport at a time; a reason of several words is put in quotes`);
  const action = Object.hasOwn(CHANGES, name) ? CHANGES[name] : undefined;
  try {
    if (action !== undefined) return change(action, code, values);
    if (name === 'show') return show(code, values);
    if (name === 'export') return exportLists(code, values);
    if (name === 'renew' && code === undefined) return renew(values);
    if (name === 'recall') return recall(code, values);
  } catch (error) {
    if (error instanceof Refusal) {
      note(`REFUSED ${error.errors[0]?.code ?? error.code}: ${error.message}`);
      return 1;
    }
    if (!(error instanceof StoreFault) || (error.code !== 'not-found' && error.code !== 'conflict')) throw error;
    note(`REFUSED ${error.code}: ${error.message}`);
    return 1;
  }
  throw new UsageFault('say what to do: revoke, suspend, reinstate, show, renew, export, recall');
}

function change(action: StatusAction, dppCode: string | undefined, { by, reason, data, json }: Values): number {
  if (dppCode === undefined) throw new UsageFault('name the passport by its dppCode');
  if (by === undefined || by.trim() === '') throw new UsageFault('--by is needed: who does it is written down');
  using context = closing(openApp({ folder: dataFolder(data), ...passphraseIn(process.env) }));
  changeStatus(dppCode, { action, who: by, ...defined({ reason }) }, context);
  const standing = statusStandingOf(context.store, dppCode) ?? null;
  print(json ? { dppCode, standing } : `${dppCode}: ${DONE[action]}`);
  return 0;
}

function show(dppCode: string | undefined, { data, json }: Values): number {
  using store = closing(openStore(dataFolder(data), { readonly: true }));
  if (dppCode === undefined) {
    const log = readStatusLog(store);
    for (const entry of log) print(json ? entry : line(entry));
    if (log.length === 0) note('nothing was revoked or suspended yet');
    return 0;
  }
  if (passportByCode(store, dppCode) === undefined) throw new StoreFault('not-found', `there is no passport '${dppCode}'`);
  const standing = statusStandingOf(store, dppCode);
  const text = standing === undefined ? 'neither revoked nor suspended' : `${standing.state} since ${standing.since}, by ${standing.who}`;
  print(json ? { dppCode, standing: standing ?? null } : `${dppCode}: ${text}`);
  return 0;
}

function renew({ data, all, json }: Values): number {
  using context = closing(openApp({ folder: dataFolder(data), ...passphraseIn(process.env) }));
  const signed = renewLists(context.store, context.signer(), context.now(), { all });
  print(json ? { signed } : `${signed} list${signed === 1 ? '' : 's'} signed anew`);
  return 0;
}

/** Without a decision, lists the recalls that wait for one. */
function recall(sha256: string | undefined, { by, second, reason, data, json, confirm, refuse }: Values): number {
  if (confirm && refuse) throw new UsageFault('--confirm or --refuse, not both');
  const decides = confirm || refuse;
  if (decides && sha256 === undefined) throw new UsageFault('name the status list by its SHA-256');
  if (decides && (by === undefined || by.trim() === '')) throw new UsageFault('--by is needed: who does it is written down');
  using context = closing(openApp({ folder: dataFolder(data), ...passphraseIn(process.env) }));
  if (decides && sha256 !== undefined && by !== undefined) {
    const entries = decideRecall(
      {
        sha256,
        action: confirm ? 'confirm' : 'refuse',
        who: by,
        ...defined({ secondPerson: second, reason }),
      },
      context,
    );
    print(json ? { sha256, confirmed: confirm, entries } : confirm ? `${entries} revoked or suspended` : 'refused');
    return 0;
  }
  const waiting = waitingRecalls(context);
  if (json) print({ waiting });
  else
    for (const { url, entries, contested, sha256: id } of waiting) print(`${id}  ${entries}  ${contested ? 'contested' : 'many'}  ${url}`);
  if (waiting.length === 0) note('no status list waits for a decision');
  return 0;
}

function exportLists(folder: string | undefined, { data, json }: Values): number {
  if (folder === undefined) throw new UsageFault('name the folder that the lists are written to');
  using store = closing(openStore(dataFolder(data), { readonly: true }));
  mkdirSync(folder, { recursive: true });
  const files = signedLists(store).map((list) => {
    const file = join(folder, fileNameOf(list));
    replace(file, list.vc);
    return file;
  });
  if (json) print({ files });
  else for (const file of files) print(file);
  if (files.length === 0) note('nothing was published yet, so there is no list');
  return 0;
}

const fileNameOf = ({ list, purpose }: SignedStatusList): string => `status-${list}-${purpose}.json`;

const line = ({ at, action, dppCode, who, reason }: StatusLogEntry): string =>
  `${at}  ${action.padEnd(9)}  ${dppCode}  ${who}${reason === undefined ? '' : `: ${reason}`}`;
