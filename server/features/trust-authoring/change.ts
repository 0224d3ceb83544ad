// Changes the draft of an office's trust list, or refuses with a reason and leaves it unchanged.
import type { OfficeDraftFile, OfficeEnd, OfficeIssuer, OfficeStart } from '../../contract/index.ts';
import { isDid } from '../../domain/did/did.ts';
import { withEnd } from '../../domain/trust-list/omitted-keys.ts';
import type { AppContext } from '../app-context/index.ts';
import { beforeDraft, readDraft, withoutEntry } from './draft.ts';
import { anyDraft, keepDraft, presentDraft } from './draft-file.ts';
import { withIssuer } from './entry.ts';
import { officeStanding } from './last-list.ts';
import { refusedOffice } from './refused.ts';

/** Throws `trust-refused` with `draft-exists` or `bad-content`. */
export function beginDraft({ store }: AppContext, { operator, name }: OfficeStart): void {
  if (anyDraft(store.folder) !== undefined) throw refusedOffice('draft-exists', 'a list is kept here already');
  if (!isDid(operator))
    throw refusedOffice('bad-content', `'${operator}' is no DID: it begins with did:web: and the web address of the office`, [
      { pointer: '/operator', detail: 'should be a DID' },
    ]);
  keepDraft(store.folder, { issuer: { id: operator, name }, sequence: 0, entries: [] });
}

/** Imports a draft made on the command line, if there is none yet or an earlier one of the same office. Throws `trust-refused`. */
export function takeDraft(context: AppContext, { text, version }: OfficeDraftFile): void {
  const draft = readDraft(text);
  if (!('issuer' in draft))
    throw refusedOffice(
      'bad-content',
      `the file is no draft of a trust list: ${draft[0]?.pointer || '/'} ${draft[0]?.detail ?? ''}`,
      draft,
    );
  const { folder } = context.store;
  if (anyDraft(folder) !== undefined || version !== undefined) {
    const present = presentDraft(folder, version ?? '').draft;
    if (draft.issuer.id !== present.issuer.id)
      throw refusedOffice('other-office', `that is the draft of '${draft.issuer.name}' (${draft.issuer.id}), not of ${present.issuer.id}`);
    const { sequence } = officeStanding(context, present);
    if (draft.sequence < sequence)
      throw refusedOffice(
        'lower-sequence',
        `the draft is from after list number ${draft.sequence}; list number ${sequence} was signed already`,
      );
  }
  keepDraft(folder, draft);
}

/** Adds or replaces the entry of an issuer. Throws `trust-refused`. */
export function sayOfIssuer(context: AppContext, { version, ...given }: OfficeIssuer): void {
  const { folder } = context.store;
  keepDraft(folder, withIssuer(presentDraft(folder, version).draft, given, context.now()));
}

/** Removes an issuer from the draft. Throws `trust-refused`. */
export function dropIssuer({ store }: AppContext, version: string, did: string): void {
  const { draft } = presentDraft(store.folder, version);
  if (!draft.entries.some((entry) => entry.did === did)) throw refusedOffice('bad-content', `'${did}' is not in the draft`);
  keepDraft(store.folder, withoutEntry(draft, did));
}

/**
 * A retired key stays in the list with its end, so that goods signed before keep their verdict. `day` ends at 23:59:59
 * UTC. Throws `trust-refused`.
 */
export function endKey(context: AppContext, { version, did, key, day }: OfficeEnd): void {
  const { folder } = context.store;
  const { draft } = presentDraft(folder, version);
  const { last } = officeStanding(context, draft);
  try {
    keepDraft(folder, {
      ...draft,
      entries: withEnd(draft.entries, beforeDraft(draft, last?.trustList), { did, key }, `${day}T23:59:59Z`),
    });
  } catch (error) {
    throw error instanceof RangeError ? refusedOffice('bad-content', error.message) : error;
  }
}
