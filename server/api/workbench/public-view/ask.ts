// Sends requests to the public interface within this process, so that the workbench shows what others would get.
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import type { AppContext } from '../../../features/app-context/index.ts';
import { type Reader, readerOf } from '../../public/reader.ts';
import { createPublic } from '../../public.ts';

export interface AskedOfPublic {
  readonly path: string;
  readonly accept: string;
}

export type AskPublic = (asked: AskedOfPublic, language?: string) => Promise<LightMyRequestResponse>;

/** Opened by the first request, and closed with `app`. */
export function ownPublic(app: FastifyInstance, context: AppContext, report: (fault: unknown) => void): AskPublic {
  let opened: FastifyInstance | undefined;
  app.addHook('onClose', async () => opened?.close());
  return async ({ path, accept }, language = '') => {
    opened ??= createPublic(ownReader(context), { report, cacheBytes: 0 });
    const headers = { accept, ...(language === '' ? {} : { 'accept-language': language }) };
    return opened.inject({ method: 'GET', url: path, headers });
  };
}

/** Reads the store as this process writes it, without caching between requests. */
const ownReader = (context: AppContext): Reader => ({
  store: context.store,
  fallback: 'none',
  now: context.now,
  standing: () => readerOf(context.store, context.now).standing(),
  trust: () => context.trust(),
});
