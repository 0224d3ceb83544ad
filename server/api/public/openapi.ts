// Serves the description of the interface for programs (OpenAPI 3.1) and for people (a page with its style sheet).

import type { JsonObject } from '../../domain/json/json.ts';
import { PAGE_CSP } from '../http/csp.ts';
import { DOCS_CSS } from '../openapi/docs-css.ts';
import { docsPage } from '../openapi/docs-page.ts';
import { openApiDocument } from '../openapi/document.ts';
import { type Answer, type Ask, accepted } from './answer.ts';

export function openApi(question: Ask): Answer {
  const type = accepted(question, ['application/json', 'application/vnd.oai.openapi+json']);
  return { type, body: descriptionOf(question).text };
}

export function docs(question: Ask): Answer {
  const { page } = descriptionOf(question);
  return { type: 'text/html; charset=utf-8', body: page, headers: { 'content-security-policy': PAGE_CSP, 'content-language': 'en' } };
}

export const docsStylesheet = (): Answer => ({ type: 'text/css; charset=utf-8', body: DOCS_CSS });

interface Description {
  readonly text: string;
  readonly page: string;
}

/** Cached, because the document depends only on the base URL and DID of the service, and a process serves one service. */
let made: (Description & { readonly baseUrl: string; readonly did: string }) | undefined;

function descriptionOf({ reader }: Ask): Description {
  const {
    baseUrl,
    identity: { did },
  } = reader.standing();
  if (made?.baseUrl !== baseUrl || made.did !== did) {
    const document: JsonObject = openApiDocument({ baseUrl, did });
    made = { baseUrl, did, text: JSON.stringify(document), page: docsPage(document) };
  }
  return made;
}
