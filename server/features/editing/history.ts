// Lists the versions of a passport, compares two of them, and shows what each role sees of it.
import { isDeepStrictEqual } from 'node:util';
import type { Comparison, Differences, PassportHistory, PassportReaders, PassportVersion } from '../../contract/index.ts';
import { defined } from '../../domain/json/defined.ts';
import type { JsonObject } from '../../domain/json/json.ts';
import { differences } from '../../domain/passport/facts/differences.ts';
import { ROLE_NAMES, readerOfRole } from '../../domain/passport/roles.ts';
import { KEEPER, type Reader, visible } from '../../domain/passport/visible.ts';
import { Refusal } from '../../lib/problem.ts';
import { actsOf } from '../../store/passports/acts.ts';
import { passportByCode } from '../../store/passports/passports.ts';
import { type PassportRecord, passportOf } from '../../store/passports/record.ts';
import { presentVersion, replacedDocument, replacedVersions } from '../../store/passports/versions.ts';
import type { Store } from '../../store/store.ts';
import { latestStatusOf } from '../../store/trust/own-status.ts';
import type { AppContext } from '../app-context/index.ts';
import { differencesIn, SHOWN } from './edits.ts';
import { editable } from './review.ts';

/** The maximum number of versions and changes of state that are listed. */
const MOST = 200;

function required(store: Store, dppCode: string): PassportRecord {
  const record = passportByCode(store, dppCode);
  if (record === undefined) throw new Refusal('not-found', `there is no passport '${dppCode.slice(0, 100)}'`);
  return record;
}

const parsed = (document: string): JsonObject => JSON.parse(document) as JsonObject;
const haveSameContent = (one: string, other: string): boolean => isDeepStrictEqual(editable(parsed(one)), editable(parsed(other)));

export function passportHistory(dppCode: string, { store }: AppContext): PassportHistory {
  const record = required(store, dppCode);
  const served = presentVersion(store, dppCode)?.document;
  const replaced = replacedVersions(store, dppCode, MOST + 1);
  const stored = [
    { id: 'present', document: record.document, isPublished: false, replacedAt: undefined },
    ...replaced.map((version) => ({ ...version, id: String(version.id) })),
  ];
  // A passport that was suspended and reinstated has its content twice: others read the later one.
  const serving = stored.findIndex(({ document }) => document === served);
  const all = stored.map(({ id, document, isPublished, replacedAt }, index) => {
    const state: PassportVersion['state'] = index === serving ? 'public' : isPublished ? 'published' : 'draft';
    const from = replaced[index]?.replacedAt;
    return { version: { id, state, ...defined({ from, until: replacedAt }) }, document };
  });
  // The version made by publishing a draft replaces that draft in the history.
  const shown = all.filter(({ version, document }, index) => {
    const next = all[index - 1];
    return version.state !== 'draft' || next === undefined || next.version.state === 'draft' || !haveSameContent(next.document, document);
  });
  return {
    versions: shown.slice(0, MOST).map(({ version }) => version),
    more: replaced.length > MOST,
    states: latestStatusOf(store, dppCode, MOST).map(({ at, action, who, reason }) => ({ at, action, who, ...defined({ reason }) })),
    acts: actsOf(store, dppCode, MOST),
  };
}

/** The content that a person can change, and the state. Publishing adds the rest. */
function contentOf(store: Store, dppCode: string, version: string): JsonObject {
  const record = required(store, dppCode);
  const document = version === 'present' ? record.document : replacedDocument(store, dppCode, Number(version));
  if (document === undefined) throw new Refusal('not-found', `this passport has no version ${version}`);
  const whole = parsed(document);
  return { ...editable(whole), ...defined({ dppStatus: whole.dppStatus }) };
}

interface Versions {
  readonly before: string;
  readonly after: string;
}

export const versionDifferences = (dppCode: string, { before, after }: Versions, { store }: AppContext, language: string): Differences =>
  differencesIn(contentOf(store, dppCode, before), contentOf(store, dppCode, after), language);

/** `other`: the passport to which the version `after` belongs, if it is not this one. */
export function compareVersions(
  dppCode: string,
  { before, after, other = dppCode }: Versions & { readonly other?: string | undefined },
  { store }: AppContext,
  language: string,
): Comparison {
  const [one, two] = [contentOf(store, dppCode, before), contentOf(store, other, after)];
  const all = differences(one, two, language);
  const differing = new Set(all.map(({ place }) => place));
  // Compares with an empty passport, so that every value is listed once.
  const same = differences({}, two, language).flatMap(({ place, label, after: value = '' }) =>
    differing.has(place) ? [] : [{ place, label, value }],
  );
  return { total: all.length, items: all.slice(0, SHOWN), same: { total: same.length, items: same.slice(0, SHOWN) } };
}

/** Uses the same selection of fields as the public interface, on the passport as stored here. */
export function passportReaders(dppCode: string, { store }: AppContext, language: string): PassportReaders {
  const passport = passportOf(required(store, dppCode));
  // Compares with an empty passport, so that every value is listed once.
  const rowsFor = (reader: Reader) => differences({}, visible(passport, reader), language);
  const seen = ROLE_NAMES.map((role) => ({
    role,
    values: new Set(rowsFor(readerOfRole(role)).map(({ place, after }) => JSON.stringify([place, after]))),
  }));
  const all = rowsFor(KEEPER);
  return {
    roles: ROLE_NAMES,
    total: all.length,
    rows: all.slice(0, SHOWN).map(({ place, label, after = '' }) => ({
      place,
      label,
      value: after,
      roles: seen.filter(({ values }) => values.has(JSON.stringify([place, after]))).map(({ role }) => role),
    })),
  };
}
