// Keeps the sign-in of this window and adds it to every call; tells the page when the workbench has locked it.

/** `server/api/workbench/officers/gate.ts` reads these fields. */
const FIELD = 'x-desk-officer';
const SECOND = 'x-desk-second';
/** The name of the sign-in in the storage of this tab: a reload keeps the sign-in, another tab needs one of its own. */
const KEPT = 'dpp-desk-officer';

let second: string | undefined;
const locked = new Set<() => void>();

export const keepSignIn = (token: string | undefined): void => {
  second = undefined;
  if (token === undefined) sessionStorage.removeItem(KEPT);
  else sessionStorage.setItem(KEPT, token);
};

/** The second officer's sign-in, until the action that it is for. */
export const keepSecond = (token: string | undefined): void => {
  second = token;
};

export function officerFields(method: string): readonly (readonly [name: string, value: string])[] {
  const token = sessionStorage.getItem(KEPT);
  if (token === null) return [];
  return second === undefined || method === 'GET'
    ? [[FIELD, token]]
    : [
        [FIELD, token],
        [SECOND, second],
      ];
}

const ASK = 'ask';
/** The time within which another window answers, in milliseconds. */
const WAIT_MS = 300;

/** Answers the windows that the shell opens to print what this one shows. */
export function shareSignIn(): void {
  const channel = new BroadcastChannel(KEPT);
  channel.onmessage = ({ data }) => {
    const token = sessionStorage.getItem(KEPT);
    if (data === ASK && token !== null) channel.postMessage(token);
  };
}

/** Takes over the sign-in of another window, for a window that only prints what the other one may show. */
export async function adoptSignIn(): Promise<void> {
  if (sessionStorage.getItem(KEPT) !== null) return;
  const channel = new BroadcastChannel(KEPT);
  const { promise, resolve } = Promise.withResolvers<string | undefined>();
  channel.onmessage = ({ data }) => (typeof data === 'string' && data !== ASK ? resolve(data) : undefined);
  channel.postMessage(ASK);
  setTimeout(() => resolve(undefined), WAIT_MS);
  const token = await promise;
  channel.close();
  if (token !== undefined) keepSignIn(token);
}

/** The workbench refused a call because no one is signed in, or was asked to lock this window. */
export const sayLocked = (): void => {
  keepSignIn(undefined);
  for (const listener of locked) listener();
};

export function onLocked(listener: () => void): () => void {
  locked.add(listener);
  return () => void locked.delete(listener);
}
