// Entry point for status lists: the rules for admission, and what the admitted lists show for an entry.
// Every path uses this entry point.
export { type AdmittedList, admit, datedByItself, MAX_UNVOUCHED, statementOf, textSha256 } from './admit.ts';
export { type EntryFinding, findEntry, type Hit, maySpeakAgainst, type StatusQuestion } from './finding.ts';
export { AGAINST, claimsOf, either, entriesOf, isTokenList, type StatusReference, statusListUrl } from './parse.ts';
export { isVouched, judgeList } from './proven.ts';
export { summarise, worthSending } from './summary.ts';
export { unite, uniteDelegates, uniteLists } from './union.ts';
