// Renders a refusal as a page for a browser. Returns undefined for a program, which receives the problem document.
import type { FastifyRequest } from 'fastify';
import { refusalPage } from '../../domain/pages/refusal-page.ts';
import type { ProblemAnswer } from '../../lib/problem.ts';
import { PAGE_CSP } from '../http/csp.ts';
import type { RefusalPage } from '../http/http.ts';
import { wantsPage } from '../http/negotiate.ts';
import { rawPath } from '../http/target.ts';
import { readerLanguages } from './reader-languages.ts';

/** Deeper than any URL of this service. A page below that does not find its style sheet, and is readable without it. */
const DEEPEST = 20;

export function pageOfRefusal({ status, body, standing }: ProblemAnswer, request: FastifyRequest): RefusalPage | undefined {
  // A client that accepts none of the offered types receives the type for programs.
  if (body.code === 'not-acceptable') return undefined;
  if (!wantsPage(request.headers.accept)) return undefined;
  const path = rawPath(request.raw.url ?? '/');
  const depth = Math.min(path.split('/').length - 2, DEEPEST);
  const { html, language } = refusalPage({
    status,
    ...(standing !== undefined && isShown(standing.state) ? { ...standing, state: standing.state } : {}),
    asked: path.slice(0, 500),
    detail: body.detail,
    // The page is also served under names other than the base URL, so the resources that it loads have relative URLs.
    stylesheet: `${'../'.repeat(depth)}passport.css`,
    preferences: readerLanguages(request),
  });
  return { html, headers: { 'content-language': language, 'content-security-policy': PAGE_CSP } };
}

type Shown = 'revoked' | 'invalid' | 'unknown';
const isShown = (state: string): state is Shown => state === 'revoked' || state === 'invalid' || state === 'unknown';
