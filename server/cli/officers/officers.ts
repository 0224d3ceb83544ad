// Lists the officers of a data folder, gives one a new PIN or passphrase, and turns the sign-in off (`desk officers`).

import { personOf } from '../../domain/encoding/person.ts';
import { oneLine } from '../../domain/foreign/index.ts';
import { changeRules, resetSecret } from '../../features/officers/index.ts';
import { closing } from '../../lib/closing.ts';
import { Refusal } from '../../lib/problem.ts';
import { note, print } from '../../lib/terminal.ts';
import { listOfficers, officerRules } from '../../store/officers/officers.ts';
import { openStore } from '../../store/open.ts';
import { dataFolder } from '../input/data-folder.ts';
import { readSecret } from '../input/secret.ts';
import { readOptions, UsageFault } from '../input/usage.ts';
import { need } from '../trust/options.ts';

export async function run(args: string[]): Promise<number> {
  const { values, positionals } = readOptions(args, { texts: ['data', 'by', 'reason'], flags: ['json'], words: true });
  const [what = 'list', name, ...more] = positionals;
  if (!['list', 'reset', 'off'].includes(what) || more.length > 0 || (name !== undefined) !== (what === 'reset'))
    throw new UsageFault('officers list, officers reset NAME or officers off; the last two with --by NAME --reason TEXT');
  const changes = what !== 'list';
  const [who, reason] = changes ? [need(values.by, 'by'), need(values.reason, 'reason')] : ['', ''];
  using store = closing(openStore(dataFolder(values.data), { readonly: !changes }));
  const officers = listOfficers(store);
  if (what === 'list') {
    const { isOn } = officerRules(store);
    if (values.json) print({ isOn, officers });
    else {
      for (const officer of officers) print(`${oneLine(officer.name)}  ${officer.role}  ${officer.kind}`);
      note(isOn ? 'officers have to sign in' : 'officers do not sign in: names are typed');
    }
    return 0;
  }
  const by = { who, now: new Date() };
  if (what === 'off') {
    changeRules(store, { isOn: false }, by, reason);
    note('officers do not sign in any more');
    return 0;
  }
  const officer = officers.find((one) => personOf(one.name) === personOf(name ?? ''));
  if (officer === undefined) throw new Refusal('not-found', `there is no officer '${oneLine(name ?? '')}'`);
  const secret = await readSecret(`new PIN or passphrase of ${oneLine(officer.name)}; it is not shown:`);
  await resetSecret(store, officer.id, { secret, reason }, by);
  note(`${oneLine(officer.name)} signs in with the new one from now on`);
  return 0;
}
