// Begins, ends and shows maintenance (`desk maintenance`).
// During maintenance, the service answers readers but refuses inspections and changes.
import type { MaintenanceChange, MaintenanceLine, MaintenanceState, TakenBack } from '../../contract/index.ts';
import { changeMaintenance, maintenanceState } from '../../features/maintenance/index.ts';
import { closing } from '../../lib/closing.ts';
import { StoreFault } from '../../lib/store-fault.ts';
import { note, print } from '../../lib/terminal.ts';
import { openStore } from '../../store/open.ts';
import { dataFolder } from '../input/data-folder.ts';
import { readOptions, UsageFault } from '../input/usage.ts';

export function run(args: string[]): number {
  const { values, positionals } = readOptions(args, { texts: ['by', 'reason', 'data'], flags: ['json'], words: true });
  const [action, ...more] = positionals;
  if (more.length > 0) throw new UsageFault(`'${more[0]}' is too much: a reason of several words is put in quotes`);
  const { by: who = '', reason = '' } = values;
  const folder = dataFolder(values.data);
  if (action === 'show') return show(folder, values.json);
  if (action !== 'on' && action !== 'off') throw new UsageFault('say what to do: on, off, show');
  if (who.trim() === '') throw new UsageFault('--by is needed: who does it is written down');
  if (action === 'on' && reason.trim() === '') throw new UsageFault('--reason is needed: everyone who meets the maintenance is told it');
  return change(folder, { on: action === 'on', who, reason }, values.json);
}

function change(folder: string, wish: MaintenanceChange, json: boolean): number {
  // Must not create a store in a folder that has none.
  openStore(folder, { readonly: true }).close();
  using store = closing(openStore(folder, { despiteMaintenance: true }));
  try {
    changeMaintenance(store, wish, new Date());
    const state = maintenanceState(store);
    if (json) print(state);
    else if (state.standing !== undefined) print(line(state.standing));
    else print(`ended${taken(state.log[0]?.takenBack)}`);
    return 0;
  } catch (error) {
    if (!(error instanceof StoreFault) || error.code !== 'conflict') throw error;
    note(`REFUSED ${error.code}: ${error.message}`);
    return 1;
  }
}

function show(folder: string, json: boolean): number {
  using store = closing(openStore(folder, { readonly: true }));
  const state = maintenanceState(store);
  if (json) print(state);
  else say(state);
  return 0;
}

function say({ standing, takenBack, log }: MaintenanceState): void {
  print(standing === undefined ? 'not in maintenance' : `${line(standing)}${taken(takenBack)}`);
  for (const one of log) print(logged(one));
}

const line = ({ since, who, reason }: NonNullable<MaintenanceState['standing']>): string =>
  `in maintenance since ${since}, by ${who}: ${reason}`;

const logged = ({ at, action, who, reason, takenBack }: MaintenanceLine): string =>
  `${at}  ${action.padEnd(3)}  ${who}${reason === undefined ? '' : `: ${reason}`}${taken(takenBack)}`;

/** What is missing from a copy that was made during the maintenance. */
function taken(back: TakenBack | undefined): string {
  const { passports = 0, keys = 0 } = back ?? {};
  const parts = [
    ...(passports === 0
      ? []
      : [`${passports} revocation${passports === 1 ? '' : 's'} or suspension${passports === 1 ? '' : 's'} of passports`]),
    ...(keys === 0 ? [] : [`${keys} revocation${keys === 1 ? '' : 's'} of stakeholder keys`]),
  ];
  return parts.length === 0 ? '' : `; in between: ${parts.join(', ')}, which a copy from before does not have`;
}
