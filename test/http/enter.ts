// A one-time address in, the header fields of the session that it opens out: what a browser gets by following it.
import { SESSION_FIELD } from '../../server/transport/session.ts';

export interface SessionFields extends Readonly<Record<string, string>> {
  readonly cookie: string;
  readonly [SESSION_FIELD]: string;
}

export async function enter(address: string): Promise<SessionFields> {
  const answer = await fetch(address);
  const secret = /data-session="([\w-]+)"/.exec(await answer.text())?.[1] ?? '';
  return { cookie: answer.headers.getSetCookie()[0]?.split(';')[0] ?? '', [SESSION_FIELD]: secret };
}
