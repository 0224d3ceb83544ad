// Passports that were published before in; each signed anew with the key and the name of now, some at a time, and what was refused out.
import type { PublishAgainPreview, PublishAgainStep } from '../contract.ts';
import type { Desk } from '../desk.ts';
import { readRotations } from '../log/key-rotations.ts';
import { countSignedByOthers } from '../store/credentials.ts';
import { StoreFault } from '../store/fault.ts';
import { codesToPublishAgain, countToPublishAgain } from '../store/published.ts';
import { publishStored } from './publish.ts';

/** Some tenths of a second: inspections come in between. */
const STEP = 10;

export function publishAgainPreview({ store, signer }: Desk): PublishAgainPreview {
  const revoked = readRotations(store).find(({ compromised }) => compromised)?.at;
  return {
    passports: countToPublishAgain(store, 'all'),
    underOtherName: countSignedByOthers(store, signer().did),
    underRevokedKey: revoked === undefined ? 0 : countToPublishAgain(store, 'before', revoked),
    changed: countToPublishAgain(store, 'changed'),
  };
}

/** In the order of their codes, which publishing does not change; `after`: the last one that was dealt with. */
export function publishAgain(desk: Desk, after = ''): PublishAgainStep {
  const codes = codesToPublishAgain(desk.store, after, STEP);
  const refused: PublishAgainStep['refused'][number][] = [];
  for (const dppCode of codes) {
    try {
      publishStored(dppCode, desk);
    } catch (error) {
      if (!(error instanceof StoreFault)) throw error;
      refused.push({ dppCode, detail: error.message });
    }
  }
  const last = codes.at(-1);
  return { done: codes.length - refused.length, refused, ...(last === undefined || codes.length < STEP ? {} : { next: last }) };
}
