// Signs passports with the current key and name, in small steps, and reports those that were refused.
import type { PublishAgainPreview, PublishAgainStep, PublishDraftsPreview } from '../../contract/index.ts';
import { holdsDemonstrationData } from '../../domain/passport/sample/demonstration.ts';
import { readRotations } from '../../store/audit-log/key-rotations.ts';
import { countSignedByOthers } from '../../store/passports/credentials.ts';
import {
  codesOfDrafts,
  codesToPublishAgain,
  countDrafts,
  countPublished,
  countToPublishAgain,
  draftsNamed,
} from '../../store/passports/published.ts';
import type { AppContext } from '../app-context/index.ts';
import { type PublishedOrRefused, publishMany } from './publish-many.ts';

/** Passports in one step. A step takes some tenths of a second, and inspections can run between its transactions. */
const STEP = 100;

export function publishAgainPreview({ store, signer }: AppContext): PublishAgainPreview {
  const revoked = readRotations(store).find(({ compromised }) => compromised)?.at;
  return {
    passports: countPublished(store),
    underOtherName: countSignedByOthers(store, signer().did),
    underRevokedKey: revoked === undefined ? 0 : countToPublishAgain(store, 'before', revoked),
    changed: countToPublishAgain(store, 'changed'),
  };
}

/** Policy: how many drafts are looked at for each question. The import has reported all of them. */
const LOOKED_AT = 5_000;

export const draftsPreview = ({ store }: AppContext): PublishDraftsPreview => ({
  passports: countDrafts(store),
  demonstration: draftsNamed(store, LOOKED_AT).filter(({ gtin, manufacturer, productName }) =>
    holdsDemonstrationData({ gtin, manufacturer: { name: manufacturer }, productName }),
  ).length,
});

/** Publishes the next passports that were published before. */
export const publishAgain = (context: AppContext, after?: string): Promise<PublishAgainStep> => publishSome(context, 'all', after);

/** Publishes the next passports that were never published. */
export const publishDrafts = (context: AppContext, after?: string): Promise<PublishAgainStep> => publishSome(context, 'drafts', after);

/** Proceeds in the order of the codes, which publishing does not change. `after` is the last code that was processed. */
async function publishSome(context: AppContext, which: 'all' | 'drafts', after = ''): Promise<PublishAgainStep> {
  const codesAfter = which === 'drafts' ? codesOfDrafts : codesToPublishAgain;
  const codes = codesAfter(context.store, after, STEP);
  const refused: PublishAgainStep['refused'][number][] = [];
  const report = ({ dppCode, refused: fault }: PublishedOrRefused): void => {
    if (fault !== undefined) refused.push({ dppCode, detail: fault.message });
  };
  await publishMany(codes, context, report, which);
  const last = codes.at(-1);
  return { done: codes.length - refused.length, refused, ...(last === undefined || codes.length < STEP ? {} : { next: last }) };
}
