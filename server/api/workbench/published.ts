// Defines the state of the public listener as the parent process reports it to the workbench.
import type { TlsFiles } from '../../features/listener-certificate/index.ts';

/** Sent as `{published: …}` to the workbench at every change and after every request. */
export type Published =
  | { readonly state: 'off' | 'starting' }
  | {
      readonly state: 'on';
      readonly url: string;
      readonly since: string;
      readonly fallback: 'redirect' | 'none';
      /** The files of its certificate, if it speaks TLS. */
      readonly tls?: TlsFiles;
    }
  | { readonly state: 'failed'; readonly code: string; readonly detail: string; readonly at: string };

export const publishedIn = (message: unknown): Published | undefined =>
  typeof message === 'object' && message !== null && 'published' in message ? (message.published as Published) : undefined;
