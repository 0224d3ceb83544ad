// Serves the public page of a passport to a frame of the Resolver screen, with style sheet and pictures inlined.
import { randomBytes } from 'node:crypto';
import type { Preview } from '../../../contract/index.ts';
import { percentEncode } from '../../../domain/gs1/percent.ts';
import type { AppContext } from '../../../features/app-context/index.ts';
import { PREVIEW_ROUTE, previewPath } from '../../../lib/preview-path.ts';
import { Refusal } from '../../../lib/problem.ts';
import { passportByCode } from '../../../store/passports/passports.ts';
import { PREVIEW_HEADERS } from '../../http/csp.ts';
import { type Routes, read } from '../../http/routes.ts';
import { segment } from '../../http/target.ts';
import { PREVIEW_REQUEST } from '../schemas/workbench.ts';
import type { AskPublic } from './ask.ts';

/** The number of pages kept: one for each window, and some spare. */
const MOST = 8;

/** In milliseconds. A frame that reloads after this time stays empty, and the person requests a new preview. */
const TIME = 600_000;

export function previewRoutes(app: Routes, context: AppContext, ask: AskPublic): void {
  const held = new Map<string, { readonly html: string; readonly until: number }>();

  app.post('/workbench/resolver/preview', { schema: { body: PREVIEW_REQUEST } }, async ({ body, headers }): Promise<Preview> => {
    const { dppCode } = body;
    if (passportByCode(context.store, dppCode) === undefined) throw new Refusal('not-found', `there is no passport '${dppCode}'`);
    const html = await enclosed(`/dpp/${percentEncode(dppCode)}`, ask, headers['accept-language']);
    const key = randomBytes(32).toString('base64url');
    held.set(key, { html, until: performance.now() + TIME });
    for (const oldest of [...held.keys()].slice(0, -MOST)) held.delete(oldest);
    return { path: previewPath(key) };
  });

  read(app, PREVIEW_ROUTE, async ({ raw }, reply) => {
    const page = held.get(segment(raw.url ?? '/', 3));
    if (page === undefined || performance.now() >= page.until) throw new Refusal('not-found', 'this preview is no longer held');
    return reply.headers(PREVIEW_HEADERS).type('text/html; charset=utf-8').send(page.html);
  });
}

/**
 * The addresses that the page's own markup loads or links to. Text from outside cannot match: it is escaped, without
 * quotes or angle brackets. Paths are percent-encoded and contain no character that HTML escapes.
 */
const LOADED = /(<link rel="stylesheet" href|<img src)="([^"]*)"/g;
const LINK = /(<a\b[^>]*?) href="[^"]*"/g;

/**
 * Links without a target keep their appearance and can still be focused: the arrow keys scroll a frame only if
 * something in it can have the focus.
 */
const DEAD_LINK = '$1 role="link" aria-disabled="true" tabindex="0"';
const LOOK_OF_LINKS = ':where(a) { text-decoration: underline; }\n';

/** Also returns the page of a refused passport. Throws if a part of the page is missing. */
async function enclosed(path: string, ask: AskPublic, language: string | undefined): Promise<string> {
  const { payload: html } = await ask({ path, accept: 'text/html' }, language);
  const parts = new Map<string, string>();
  for (const [, , address = ''] of html.matchAll(LOADED)) {
    if (parts.has(address)) continue;
    const { pathname } = new URL(address, `http://own${path}`);
    const { statusCode, headers, rawPayload } = await ask({ path: pathname, accept: '*/*' });
    if (statusCode !== 200) throw new Error(`the page loads ${pathname}, which answers ${statusCode}`);
    const type = String(headers['content-type']).replace(/;.*/s, '');
    const bytes = type === 'text/css' ? Buffer.concat([rawPayload, Buffer.from(LOOK_OF_LINKS)]) : rawPayload;
    parts.set(address, `data:${type};base64,${bytes.toString('base64')}`);
  }
  return html
    .replace(LOADED, (_, attribute: string, address: string) => `${attribute}="${parts.get(address) ?? ''}"`)
    .replace(LINK, DEAD_LINK);
}
