// Lists logged credentials of unknown issuers, newest first. Omits those of the sample set.
import type { Code, Inspection } from '../../contract/index.ts';
import { original } from '../../domain/foreign/index.ts';
import { defined } from '../../domain/json/defined.ts';
import { isObject } from '../../domain/json/json.ts';
import { parseStrictJson } from '../../domain/json/strict-json.ts';
import { statement } from '../statement.ts';
import type { Store } from '../store.ts';
import { inputText, recordText, type Stored, type StoredRecord } from './contents.ts';

export interface UnknownIssuerEntry {
  readonly id: number;
  readonly at: string;
  readonly issuerId: string;
  readonly reason: Code;
  /** Taken from the credential itself: a claim, not a fact. */
  readonly claimedName?: string;
  readonly verificationMethod?: string;
}

/** Policy: enough for months at a border post. Older entries remain in the log. */
const MAX_READ = 5000;

export function unknownIssuerEntries({ db }: Store): UnknownIssuerEntry[] {
  const rows = statement(
    db,
    `SELECT i.id, at, reason, record, content, text FROM inspections i JOIN inputs t ON t.sha256 = i.input_sha256 WHERE headline = 'unknown-issuer' AND as_of IS NULL
       AND i.input_sha256 NOT IN (SELECT sha256 FROM sample_inputs)
       AND NOT EXISTS (SELECT 1 FROM inspections later WHERE later.again = i.id AND later.headline <> 'unknown-issuer')
     ORDER BY i.id DESC LIMIT ${MAX_READ}`,
  ).all() as (StoredRecord & {
    readonly id: number;
    readonly at: string;
    readonly reason: Code;
    readonly text: Stored;
  })[];
  return rows.flatMap(({ id, at, reason, text, ...stored }) => {
    const { issuer, credential } = JSON.parse(recordText(db, stored, inputText(db, text))) as Pick<Inspection, 'issuer' | 'credential'>;
    if (issuer === undefined) return [];
    const claimedName = nameIn(original(credential?.raw ?? ''));
    const method = credential?.verificationMethod;
    return [
      {
        id,
        at,
        issuerId: original(issuer.id),
        reason,
        ...defined({ claimedName }),
        ...(method === undefined ? {} : { verificationMethod: original(method) }),
      },
    ];
  });
}

function nameIn(raw: string): string | undefined {
  const parsed = raw.trimStart().startsWith('{') ? parseStrictJson(raw) : undefined;
  const issuer = parsed?.ok === true && isObject(parsed.value) ? parsed.value.issuer : undefined;
  return isObject(issuer) && typeof issuer.name === 'string' ? issuer.name.slice(0, 200) : undefined;
}
