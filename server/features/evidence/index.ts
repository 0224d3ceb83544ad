// Makes evidence bundles and slips of inspections, and checks those of other computers.
import { type BundleFinding, inspectBundle as inspectAnyBundle } from '../../domain/bundle/inspect.ts';
import type { Archive, Progress } from '../../domain/bundle/read.ts';
import { VERSION } from '../../lib/version.ts';

export type { BundleFinding } from '../../domain/bundle/inspect.ts';
export type { JudgedBundle } from '../../domain/bundle/judge.ts';
export { runPartDoor } from './add-run-part.ts';
export { createEvidence, type EvidenceScope, type EvidenceSource } from './create.ts';
export { deskListsIn, judgeBundle, standingHere } from './judge.ts';
export { judgeSlip, type SlipReader } from './judge-slip.ts';
export { makeSlip } from './make-slip.ts';
export { runTogether } from './run-together.ts';
export { itemDigest } from './slip-content.ts';
export { takeSightings } from './take-sightings.ts';

export const inspectBundle = (archive: Archive, progress?: Progress): Promise<BundleFinding> =>
  inspectAnyBundle(archive, VERSION, progress);
