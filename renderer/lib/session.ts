// Keeps the secret that binds this page to its session, for this origin only, and adds it to every call.

/** Written by the start page of the workbench (`server/process/session.ts`). */
const KEPT = 'dpp-desk-session';
const FIELD = 'x-desk-session';
const ASK = 'ask';
/** The time within which another tab of this origin answers, in milliseconds. */
const WAIT_MS = 300;

let asked: Promise<void> | undefined;

/** The header field of the session; none in the desktop app, whose pages reach the workbench over their own port. */
export async function sessionField(): Promise<readonly (readonly [name: string, value: string])[]> {
  if (location.protocol !== 'http:') return [];
  if (sessionStorage.getItem(KEPT) === null) {
    asked ??= fromAnotherTab();
    await asked;
  }
  const secret = sessionStorage.getItem(KEPT);
  return secret === null ? [] : [[FIELD, secret]];
}

/** A second tab has its own storage. Only pages of the same origin, port included, receive these messages. */
async function fromAnotherTab(): Promise<void> {
  const channel = new BroadcastChannel(KEPT);
  const answer = Promise.withResolvers<string | undefined>();
  channel.onmessage = ({ data }) => (typeof data === 'string' && data !== ASK ? answer.resolve(data) : undefined);
  channel.postMessage(ASK);
  setTimeout(() => answer.resolve(undefined), WAIT_MS);
  const secret = await answer.promise;
  channel.close();
  if (secret !== undefined) sessionStorage.setItem(KEPT, secret);
}

/** Shares the secret with other tabs of this origin. */
export function shareSession(): void {
  if (location.protocol !== 'http:') return;
  const channel = new BroadcastChannel(KEPT);
  channel.onmessage = ({ data }) => {
    const secret = sessionStorage.getItem(KEPT);
    if (data === ASK && secret !== null) channel.postMessage(secret);
  };
}
