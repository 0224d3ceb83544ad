// What to do with trust data in: a snapshot looked at or taken over on this computer, or the office's own work.
import { importSnapshot, type SnapshotImport, undoSnapshot } from '../catalogue/snapshot.ts';
import { dueAt } from '../catalogue/trust.ts';
import { readSnapshot } from '../snapshot/read.ts';
import { openStore, type Store } from '../store/open.ts';
import { readSettings } from '../store/settings.ts';
import { activeSnapshot, listOperatorKeys, readTrustLog } from '../store/snapshots.ts';
import { dataFolder } from './data-folder.ts';
import { textOf } from './files.ts';
import { OFFICE_ACTIONS } from './trust-office.ts';
import { type Action, need, OPTIONS, only, print, refused, type Values } from './trust-options.ts';
import { readOptions, UsageFault } from './usage.ts';

const ACTIONS: Readonly<Record<string, Action>> = { show, import: take, undo, ...OFFICE_ACTIONS };

export function run(args: string[]): number {
  const { values, positionals } = readOptions(args, { allowPositionals: true, options: OPTIONS });
  const [name = '', ...files] = positionals;
  const action = Object.hasOwn(ACTIONS, name) ? ACTIONS[name] : undefined;
  if (action === undefined) throw new UsageFault(`say what to do: ${Object.keys(ACTIONS).join(', ')}`);
  return action(files, values);
}

function show(files: readonly string[], values: Values): number {
  if (files.length > 0) return showFile(only(files, 'the snapshot'), values);
  return inStore(values, true, (store) => {
    const snapshot = activeSnapshot(store);
    const keys = listOperatorKeys(store);
    if (values.json) print({ snapshot: snapshot ?? null, operatorKeys: keys, log: readTrustLog(store) });
    else if (snapshot === undefined) print('no trust snapshot was taken over on this computer yet');
    else {
      print(
        `${keys[0]?.name ?? snapshot.operator}, sequence ${snapshot.sequence} of ${snapshot.issuedAt}, due for renewal ${dueAt(snapshot, readSettings(store))}`,
      );
      print(
        `issuers: ${snapshot.issuers}, status lists: ${snapshot.statusLists}; taken over ${snapshot.importedAt} by ${snapshot.importedBy}`,
      );
      for (const key of keys) print(`operator key ${key.fingerprint}`);
    }
    return 0;
  });
}

function showFile(file: string, { json }: Values): number {
  const read = readSnapshot(textOf(file));
  if (!read.ok) return refused(read);
  const { snapshot, fingerprint } = read;
  if (json) print({ fingerprint, ...snapshot });
  else {
    print(
      `${snapshot.issuer.name} (${snapshot.issuer.id}), sequence ${snapshot.sequence} of ${snapshot.issuedAt}, due for renewal ${snapshot.nextUpdate}`,
    );
    print(`signed with the key ${fingerprint}`);
    for (const { did, legalName, status } of snapshot.entries) print(`${status.padEnd(9)}  ${legalName}  ${did}`);
  }
  return 0;
}

function take(files: readonly string[], values: Values): number {
  const file = only(files, 'the snapshot');
  return inStore(values, false, (store) =>
    ended(importSnapshot(store, textOf(file), confirmation(values), { twoPersons: readSettings(store).trustTwoPersons }, new Date())),
  );
}

function undo(_files: readonly string[], values: Values): number {
  return inStore(values, false, (store) =>
    ended(undoSnapshot(store, confirmation(values), { twoPersons: readSettings(store).trustTwoPersons }, new Date())),
  );
}

const confirmation = ({ by, second, fingerprint, reason }: Values) => ({
  who: need(by, 'by'),
  ...(second === undefined ? {} : { secondPerson: second }),
  ...(fingerprint === undefined ? {} : { fingerprint }),
  ...(reason === undefined ? {} : { reason }),
});

function ended(result: SnapshotImport): number {
  if (!result.ok) return refused(result);
  const { sequence, entries, nextUpdate } = result.snapshot;
  print(
    `${result.already ? 'already in force' : 'in force now'}: sequence ${sequence}, issuers: ${entries.length}, due for renewal ${nextUpdate}`,
  );
  return 0;
}

function inStore(values: Values, readonly: boolean, act: (store: Store) => number): number {
  const store = openStore(dataFolder(values.data), { readonly });
  try {
    return act(store);
  } finally {
    store.close();
  }
}
