// How a known fault is put into a tree: one line of context on each side has to fit, so that a new comment further away changes nothing.
export const APPLY: readonly string[] = ['apply', '-C1'];
