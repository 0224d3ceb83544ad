// Accepts an edition of the rules from a file or a pack unless it is older than the edition in force, and says which one is in force.
import type { RulesOverview } from '../../contract/index.ts';
import { defined } from '../../domain/json/defined.ts';
import { PROGRAM_EDITION } from '../../domain/passport/law/rules.ts';
import { type ReadRules, readRules, toRulesFile, writeRules } from '../../domain/passport/law/rules-file.ts';
import { sha256Hex } from '../../store/passports/credentials.ts';
import { keptRules, keptRulesText, type PutRules, putRules, rulesInForce } from '../../store/rules.ts';
import type { Store } from '../../store/store.ts';

/** Why an edition is refused. */
export interface RulesFault {
  readonly code: 'bad-rules' | 'older-rules';
  readonly detail: string;
}

const DAY_MS = 86_400_000;

type Looked =
  | { readonly ok: true; readonly rules: Extract<ReadRules, { readonly ok: true }>; readonly sha256: string }
  | ({ readonly ok: false } & RulesFault);

/** Receiving the edition that is in force again is not a fault. */
function look(store: Store | undefined, text: string, now: Date): Looked {
  const read = readRules(text);
  if (!read.ok) return { ok: false, code: 'bad-rules', detail: read.detail };
  const { date } = read.edition;
  // A date far ahead would keep out every later edition. The clock of this computer may be behind by a time zone.
  if (Date.parse(`${date}T00:00:00Z`) > now.getTime() + DAY_MS)
    return { ok: false, code: 'bad-rules', detail: `its date ${date} is still to come` };
  const sha256 = sha256Hex(read.text);
  const inForce = store === undefined ? PROGRAM_EDITION : rulesInForce(store).edition;
  const isSame = sha256 === sha256Hex(writeRules(PROGRAM_EDITION)) || sha256 === (store && keptRules(store)?.sha256);
  if (date < inForce.date || (date === inForce.date && !isSame)) {
    const detail = `the edition in force here is ${inForce.name} of ${inForce.date}, this one is ${read.edition.name} of ${date}`;
    return { ok: false, code: 'older-rules', detail };
  }
  return { ok: true, rules: read, sha256 };
}

/** Why the edition would be refused. */
export function lookAtRules(store: Store | undefined, text: string, now: Date): RulesFault | undefined {
  const looked = look(store, text, now);
  return looked.ok ? undefined : { code: looked.code, detail: looked.detail };
}

export interface TakenBy extends Pick<PutRules, 'officer' | 'origin'> {
  readonly now: Date;
}

/** Run it in a transaction. Returns the reason if the edition is refused. */
export function takeRules(store: Store, text: string, { officer, origin, now }: TakenBy): RulesFault | undefined {
  const looked = look(store, text, now);
  if (!looked.ok) return { code: looked.code, detail: looked.detail };
  const { rules, sha256 } = looked;
  if (keptRules(store)?.sha256 !== sha256)
    putRules(store, { rules, sha256, importedAt: now.toISOString(), officer, ...defined({ origin }) });
  return undefined;
}

export function rulesOverview(store: Store): RulesOverview {
  const { edition, source } = rulesInForce(store);
  const { name, date } = PROGRAM_EDITION;
  return { inForce: { ...edition, ...defined({ source }) }, program: { name, date }, ...defined({ stored: keptRules(store) }) };
}

/** The edition in force as a file. */
export function rulesFile(store: Store): string {
  const isKept = rulesInForce(store).edition.date > PROGRAM_EDITION.date;
  return toRulesFile((isKept ? keptRulesText(store) : undefined) ?? writeRules(PROGRAM_EDITION));
}
