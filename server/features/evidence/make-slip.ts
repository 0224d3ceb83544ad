// Makes the slip of a logged inspection, signed with the key of this computer.
import type { SlipContent } from '../../contract/index.ts';
import { readCheckpoint } from '../../domain/merkle/checkpoint.ts';
import { writeSlip } from '../../domain/slip/signed.ts';
import { readInspection } from '../../store/audit-log/read.ts';
import { loggedEntry } from '../../store/evidence/logged.ts';
import { attestedHead, provenIn } from './attest.ts';
import type { EvidenceSource } from './create.ts';
import { decisionOf, recordedOf } from './slip-content.ts';

/** The logs whose lines a slip refers to. */
const ATTESTED = ['inspections', 'decisions'] as const;

/**
 * States only what the logs contain. Reads only the lines of this inspection, so a slip, unlike a bundle, proves
 * nothing about the whole logs. Throws `not-found`, and `conflict` if a log does not end as it was signed or the tree
 * does not prove a line.
 */
export function makeSlip({ store, key, now }: EvidenceSource, id: number): { readonly text: string; readonly slip: SlipContent } {
  const slip = store.db
    .transaction((): SlipContent => {
      for (const log of ATTESTED) attestedHead(store, key.publicJwk.x, log);
      const entry = loggedEntry(store, id, Number.MAX_SAFE_INTEGER);
      const tree = provenIn(store, key);
      tree.proved('inspections', entry);
      for (const decision of entry.decisions) tree.proved('decisions', decision);
      const inspection = readInspection(store, id);
      const head = readCheckpoint(tree.checkpoint);
      if (inspection === undefined || head === undefined) throw new TypeError('what was read a moment ago is gone');
      return {
        ...recordedOf(inspection),
        decision: decisionOf(inspection),
        madeAt: now.toISOString(),
        tree: { size: head.size, root: head.root.toString('hex') },
      };
    })
    .deferred();
  const publicKey = Buffer.from(key.publicJwk.x, 'base64url');
  return { text: writeSlip(slip, { publicKey, sign: (bytes) => key.sign(bytes) }), slip };
}
