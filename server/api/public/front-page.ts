// Serves the front page of the service to browsers. For programs there is nothing at this address.

import { defined } from '../../domain/json/defined.ts';
import { frontPage as toPage } from '../../domain/pages/front-page.ts';
import { nothingHere } from '../../lib/problem.ts';
import { PAGE_CSP } from '../http/csp.ts';
import { wantsPage } from '../http/negotiate.ts';
import { rawPath } from '../http/target.ts';
import type { Answer, Ask } from './answer.ts';
import { readerLanguages } from './reader-languages.ts';

export function frontPage({ reader, request }: Ask): Answer {
  if (!wantsPage(request.headers.accept)) throw nothingHere();
  const { serviceName, host, baseUrl, identity } = reader.standing();
  // A base URL with a path is also served without the slash at its end, where relative addresses begin one folder higher.
  const asked = rawPath(request.originalUrl).split('/').at(-1) ?? '';
  const { html, language } = toPage({
    ...defined({ serviceName }),
    host,
    baseUrl,
    did: identity.did,
    root: asked === '' ? './' : `./${asked}/`,
    preferences: readerLanguages(request),
  });
  return { type: 'text/html; charset=utf-8', body: html, headers: { 'content-language': language, 'content-security-policy': PAGE_CSP } };
}
