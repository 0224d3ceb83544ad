// A refusal and the request that met it in; the page for a browser out, or nothing for a program, which gets the problem document.
import type { FastifyRequest } from 'fastify';
import { refusalPage } from '../../domain/pages/refusal-page.ts';
import { PROBLEM_TYPE, type ProblemAnswer } from '../../lib/problem.ts';
import { PAGE_CSP } from '../http/csp.ts';
import type { RefusalPage } from '../http/http.ts';
import { negotiate } from '../http/negotiate.ts';
import { rawPath } from '../http/target.ts';
import { readerLanguages } from './reader-languages.ts';

/** Deeper than any address of ours: the style sheet of such a one is not found, and the page is readable without. */
const DEEPEST = 20;

export function pageOfRefusal({ status, body, standing }: ProblemAnswer, request: FastifyRequest): RefusalPage | undefined {
  // Who cannot be served any of the types on offer is told in the type that programs read.
  if (body.code === 'not-acceptable') return undefined;
  if (negotiate(request.headers.accept, [PROBLEM_TYPE, 'application/json', 'text/html']) !== 'text/html') return undefined;
  const path = rawPath(request.raw.url ?? '/');
  const depth = Math.min(path.split('/').length - 2, DEEPEST);
  const { html, language } = refusalPage({
    status,
    ...(standing !== undefined && isShown(standing.state) ? { ...standing, state: standing.state } : {}),
    asked: path.slice(0, 500),
    detail: body.detail,
    // A page is read under more names than the base URL: what it loads is relative to it.
    stylesheet: `${'../'.repeat(depth)}passport.css`,
    preferences: readerLanguages(request),
  });
  return { html, headers: { 'content-language': language, 'content-security-policy': PAGE_CSP } };
}

type Shown = 'revoked' | 'invalid' | 'unknown';
const isShown = (state: string): state is Shown => state === 'revoked' || state === 'invalid' || state === 'unknown';
