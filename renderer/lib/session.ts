// The secret that binds this page to its session: kept by the browser for this origin alone, and sent with every call.

/** As the start page of the workbench leaves it (`server/process/session.ts`). */
const KEPT = 'dpp-desk-session';
const FIELD = 'x-desk-session';
const ASK = 'ask';
/** Another tab of this origin answers at once, or there is none. */
const WAIT_MS = 300;

let asked: Promise<void> | undefined;

/** The header field of the session; none in the desktop app, whose pages reach the workbench over a port of their own. */
export async function sessionField(): Promise<readonly (readonly [name: string, value: string])[]> {
  if (location.protocol !== 'http:') return [];
  if (sessionStorage.getItem(KEPT) === null) {
    asked ??= fromAnotherTab();
    await asked;
  }
  const secret = sessionStorage.getItem(KEPT);
  return secret === null ? [] : [[FIELD, secret]];
}

/** A second tab has a storage of its own. Only pages of the same origin, port included, hear what is said here. */
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

/** Hands the secret to further tabs of this origin. */
export function shareSession(): void {
  if (location.protocol !== 'http:') return;
  const channel = new BroadcastChannel(KEPT);
  channel.onmessage = ({ data }) => {
    const secret = sessionStorage.getItem(KEPT);
    if (data === ASK && secret !== null) channel.postMessage(secret);
  };
}
