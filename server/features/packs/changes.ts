// Counts what a pack would change in a store, and which of its entries would be refused.
import type { PackChanges, PackRefusedEntry } from '../../contract/index.ts';
import { canonicalise } from '../../domain/json/jcs.ts';
import type { JsonObject } from '../../domain/json/json.ts';
import { parseStrictJson } from '../../domain/json/strict-json.ts';
import { parsePassport } from '../../domain/passport/model.ts';
import type { VerifyContext } from '../../domain/verify/index.ts';
import { hasCredential, sha256Hex } from '../../store/passports/credentials.ts';
import { passportByCode } from '../../store/passports/passports.ts';
import { receivedDocument } from '../../store/passports/received.ts';
import type { Store } from '../../store/store.ts';
import type { CredentialRow } from '../passports/index.ts';
import { lookAtRules } from '../rules/index.ts';
import { lookAtList, UNVOUCHED } from '../trust/index.ts';
import type { JudgedChunk } from './judge.ts';
import { lookAtSnapshot, OWN_ORIGIN } from './registry-snapshot.ts';

/** `maker`: compares with the passports received from this maker. Default: compares with the own passports. */
export function countChanges(
  store: Store | undefined,
  context: VerifyContext,
  maker?: { readonly asserter: string; readonly series: string },
) {
  const credentials = { fresh: 0, here: 0 };
  const passports = { fresh: 0, changed: 0, same: 0 };
  const statusLists = { newer: 0, older: 0 };

  const countPassport = (text: string): Refused | undefined => {
    const read = parseStrictJson(text);
    if (!read.ok) return { code: read.code, detail: read.detail };
    const parsed = parsePassport(read.value);
    if (!parsed.ok) return { code: 'passport-invalid', detail: `the passport has ${parsed.errors.length} mistakes` };
    const present = store === undefined ? undefined : asItTravels(store, parsed.passport.dppCode, maker);
    if (present === undefined) passports.fresh++;
    else if (canonicalise(present) === canonicalise(read.value)) passports.same++;
    else passports.changed++;
    return undefined;
  };
  const countList = (text: string): Refused | undefined => {
    const looked = lookAtList(store, text, {}, context);
    if (!looked.ok) return looked;
    if (looked.standing === 'unvouched') return UNVOUCHED;
    if (looked.fresh && looked.standing === 'counts') statusLists.newer++;
    else statusLists.older++;
    return undefined;
  };

  return {
    addCredential: ({ body }: CredentialRow) => {
      credentials[store !== undefined && hasCredential(store, sha256Hex(body)) ? 'here' : 'fresh']++;
    },
    /** Returns the entries that would be refused. */
    add: (waiting: JudgedChunk['waiting']): readonly PackRefusedEntry[] =>
      waiting.flatMap(({ entry, kind, text }): readonly PackRefusedEntry[] => {
        const refused =
          kind === 'passport'
            ? countPassport(text)
            : kind === 'status-list'
              ? countList(text)
              : kind === 'registry-snapshot'
                ? lookAtSnapshot(store, text, maker?.asserter ?? OWN_ORIGIN, context.now)
                : kind === 'rules-edition'
                  ? lookAtRules(store, text, context.now)
                  : undefined;
        return refused === undefined ? [] : [{ entry, kind, code: refused.code, detail: refused.detail.slice(0, 500) }];
      }),
    sofar: (): PackChanges => ({ credentials: { ...credentials }, passports: { ...passports }, statusLists: { ...statusLists } }),
  };
}

/** The state of an own passport is stored next to its document. */
function asItTravels(store: Store, dppCode: string, maker: Parameters<typeof countChanges>[2]): JsonObject | undefined {
  if (maker !== undefined) {
    const document = receivedDocument(store, { ...maker, dppCode });
    return document === undefined ? undefined : (JSON.parse(document) as JsonObject);
  }
  const present = passportByCode(store, dppCode);
  return present && { ...(JSON.parse(present.document) as JsonObject), dppStatus: present.dppStatus };
}

interface Refused {
  readonly code: string;
  readonly detail: string;
}
