// Shows, imports and undoes trust lists on this computer, and dispatches to the office commands (`desk trust`).

import { oneLine } from '../../domain/foreign/index.ts';
import { defined } from '../../domain/json/defined.ts';
import { signedFileSha256 } from '../../domain/signed-file/signed-file.ts';
import { isBeacon } from '../../domain/trust-list/beacon.ts';
import { readUnfinished } from '../../domain/trust-list/read.ts';
import {
  clockFloorOf,
  clockResetTo,
  dueAt,
  importTrustList,
  type ListPlace,
  resetClock,
  type TakenBeacon,
  type TrustListImport,
  takeBeacon,
  undoTrustList,
} from '../../features/trust/index.ts';
import { closing } from '../../lib/closing.ts';
import { Refusal } from '../../lib/problem.ts';
import { print } from '../../lib/terminal.ts';
import { openStore } from '../../store/open.ts';
import { readSettings } from '../../store/settings.ts';
import type { Store } from '../../store/store.ts';
import { operatorFingerprints } from '../../store/trust/operator-rule.ts';
import { restrictionsInForce } from '../../store/trust/restrictions.ts';
import { listOperatorKeys, readTrustLog, trustListInForce } from '../../store/trust/trust-lists.ts';
import { dataFolder } from '../input/data-folder.ts';
import { textOf } from '../input/files.ts';
import { readOptions, UsageFault } from '../input/usage.ts';
import { beacon } from './beacon.ts';
import { changeLines, lastList, operatorLines } from './changes.ts';
import { etsi } from './entity-list.ts';
import { OFFICE_ACTIONS } from './office.ts';
import { type Action, drawn, need, OPTIONS, only, refused, type Values } from './options.ts';
import { restriction, restrictionLines } from './restrict.ts';
import { SEVERAL_ACTIONS } from './several.ts';
import { sign } from './sign.ts';

const ACTIONS: Readonly<Record<string, Action>> = {
  show,
  import: take,
  undo,
  restrict,
  clock,
  ...OFFICE_ACTIONS,
  etsi,
  sign,
  ...SEVERAL_ACTIONS,
  beacon,
};

export function run(args: string[]): number {
  const { values, positionals } = readOptions(args, OPTIONS);
  const [name = '', ...files] = positionals;
  const action = Object.hasOwn(ACTIONS, name) ? ACTIONS[name] : undefined;
  if (action === undefined) throw new UsageFault(`say what to do: ${Object.keys(ACTIONS).join(', ')}`);
  return action(files, values);
}

function show(files: readonly string[], values: Values): number {
  if (files.length > 0) return showFile(only(files, 'the trust list'), values);
  if (values.qr !== undefined) throw new UsageFault('--qr needs the trust list whose key it is');
  return inStore(values, true, (store) => {
    const trustList = trustListInForce(store);
    const keys = listOperatorKeys(store);
    if (values.json)
      print({ trustList: trustList ?? null, operatorKeys: keys, restrictions: restrictionsInForce(store), log: readTrustLog(store) });
    else if (trustList === undefined) print('no trust list has been imported on this computer yet');
    else {
      print(
        `“${oneLine(keys[0]?.name ?? trustList.operator)}”, sequence ${trustList.sequence} of ${trustList.issuedAt}, due for renewal ${dueAt(trustList, readSettings(store))}`,
      );
      print(
        `issuers: ${trustList.issuers}, status lists: ${trustList.statusLists}; imported ${trustList.importedAt} by ${trustList.importedBy}`,
      );
      for (const { fingerprint } of operatorFingerprints(store)) print(`operator key ${fingerprint}`);
    }
    if (!values.json) for (const line of restrictionLines(store)) print(line);
    return 0;
  });
}

/** Also shows a list that still lacks signatures of other operators, and states what is missing. */
function showFile(file: string, values: Values): number {
  const text = textOf(file);
  const read = readUnfinished(text);
  if (!read.ok) return refused(read);
  const { trustList, signers, fingerprint } = read;
  const last = lastList(values.last, trustList.issuer);
  const sha256 = signedFileSha256(text);
  if (values.json) print({ fingerprint, sha256, signers, ...trustList });
  else {
    print(
      `“${oneLine(trustList.issuer.name)}” (${trustList.issuer.id}), sequence ${trustList.sequence} of ${trustList.issuedAt}, due for renewal ${trustList.nextUpdate}`,
    );
    if (trustList.operators === undefined) print(`signed with the key ${fingerprint}`);
    else for (const line of operatorLines(read, last)) print(line);
    print(`hash ${sha256}`);
    for (const { did, legalName, status } of trustList.entries) print(`${status.padEnd(9)}  “${oneLine(legalName)}”  ${did}`);
    if (last !== undefined) for (const line of changeLines(trustList, last.trustList).slice(1)) print(line);
  }
  drawn(fingerprint, values);
  return 0;
}

function take(files: readonly string[], values: Values): number {
  const file = only(files, 'the trust list');
  const text = textOf(file);
  if (isBeacon(text)) return inStore(values, false, (store) => announced(takeBeacon(store, text, need(values.by, 'by'), new Date())));
  return inStore(values, false, (store) =>
    ended(
      importTrustList(store, text, confirmation(values), { twoPersons: readSettings(store).trustTwoPersons }, new Date()),
      values.fingerprint,
    ),
  );
}

function announced(taken: TakenBeacon): number {
  if (!taken.ok) return refused({ ...taken, faults: [] });
  print(`“${oneLine(taken.operator)}” announced list ${taken.newest} on ${taken.at}`);
  return 0;
}

function undo(_files: readonly string[], values: Values): number {
  return inStore(values, false, (store) =>
    ended(undoTrustList(store, confirmation(values), { twoPersons: readSettings(store).trustTwoPersons }, new Date())),
  );
}

function restrict(files: readonly string[], values: Values): number {
  const decide = restriction(files, values);
  return inStore(values, false, decide);
}

/** Shows the latest moment seen. With `--reset`, a person confirms that the clock was ahead and is right now. */
function clock(files: readonly string[], values: Values): number {
  if (files.length > 0) throw new UsageFault('the clock has no file');
  return inStore(values, !values.reset, (store) => {
    const now = new Date();
    if (values.reset) {
      const { by, reason, second } = values;
      const given = { who: need(by, 'by'), reason: need(reason, 'reason'), secondPerson: second };
      try {
        const { oldFloor, newFloor } = resetClock(store, given, now);
        print(`the latest moment seen is ${newFloor} now, and was ${oldFloor}`);
        return 0;
      } catch (error) {
        if (error instanceof Refusal) return refused({ code: error.errors[0]?.code ?? error.code, detail: error.message, faults: [] });
        throw error;
      }
    }
    const floor = clockFloorOf(store);
    const resetTo = clockResetTo(store, now);
    if (values.json) print({ now: now.toISOString(), floor, resetTo: resetTo ?? null });
    else {
      print(`the clock shows ${now.toISOString()}, and this computer has seen ${floor}`);
      if (resetTo !== undefined)
        print(`if the clock was ahead before and is correct now: desk trust clock --reset --by NAME --reason TEXT`);
    }
    return 0;
  });
}

const confirmation = ({ by, second, fingerprint, reason }: Values) => ({
  who: need(by, 'by'),
  ...defined({ secondPerson: second, fingerprint, reason }),
});

function ended(result: TrustListImport, compared?: string): number {
  if (!result.ok) return refused(result, compared);
  const { sequence, entries, nextUpdate } = result.trustList;
  const became = result.already && result.place === 'in-force' ? 'already in force' : PLACES[result.place];
  print(`${became}: sequence ${sequence}, issuers: ${entries.length}, due for renewal ${nextUpdate}`);
  return 0;
}

const PLACES: Readonly<Record<ListPlace, string>> = {
  'in-force': 'in force now',
  older: 'older than the list in force, kept for what it says against an issuer',
  pending: 'kept, not in force: its number jumps too far beyond the last one that was compared; import it again with --fingerprint',
  twice: 'kept: another list has this number too, only what both say counts; report it to the operator',
};

function inStore(values: Values, readonly: boolean, act: (store: Store) => number): number {
  using store = closing(openStore(dataFolder(values.data), { readonly }));
  return act(store);
}
