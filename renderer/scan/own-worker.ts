// Starts a worker from a script of this bundle, under the Trusted Types policy that the CSP of the page names.

/** For browsers with Trusted Types; the others use the text. */
interface TrustedTypes {
  createPolicy(name: string, rules: { readonly createScriptURL: (url: string) => string }): { createScriptURL(url: string): string };
}

const own = (url: string): string => {
  const { protocol, host, href } = new URL(url, location.href);
  if (protocol !== location.protocol || host !== location.host) throw new TypeError('only a script of this app becomes a thread');
  return href;
};

const types: TrustedTypes | undefined = Reflect.get(globalThis, 'trustedTypes');
const policy = types?.createPolicy('own-worker', { createScriptURL: own }) ?? { createScriptURL: own };

export const ownWorker = (url: string, name: string): Worker => new Worker(policy.createScriptURL(url), { type: 'module', name });
