// Entry point for status lists: the rules for admission, and what the admitted lists show for an entry.
// Every path uses this entry point.
export { type Admission, type AdmittedList, admit, datedByItself, MAX_UNVOUCHED, statementOf, textSha256 } from './admit.ts';
export { findPlace, type Hit, mayShowGood, maySpeakAgainst, type PlaceFinding, type StatusQuestion } from './finding.ts';
export { AGAINST, type Against, claimsOf, either, entriesOf, isTokenList, type Place, statusListUrl } from './parse.ts';
export { isVouched, judgeList } from './proven.ts';
export { type StatusListSummary, summarise, worthSending } from './summary.ts';
export { unite, uniteDelegates, uniteLists } from './union.ts';
