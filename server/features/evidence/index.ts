// Makes evidence bundles of inspections, and checks bundles of other computers.
export { createEvidence, type EvidenceScope } from './create.ts';
export { type BundleFinding, type InspectedEntry, inspectBundle } from './inspect.ts';
export { type DeskFacts, deskListsIn, type JudgedBundle, judgeBundle } from './judge.ts';
