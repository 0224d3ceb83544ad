// Checks on request how others reach the service: its name, its identity, and the rules of GS1 for resolvers.
import type { ResolverCheck } from '../../contract/index.ts';
import { somePublishedItem } from '../../store/passports/published.ts';
import type { AppContext } from '../app-context/index.ts';
import { checkGs1, notAsked } from './gs1.ts';
import { checkName } from './name.ts';

export interface Listener {
  readonly url: string;
  /** PEM of the authority that was made here. */
  readonly authority?: string;
}

export async function checkResolver(context: AppContext, { url, authority }: Listener): Promise<ResolverCheck> {
  const { baseUrl } = context.settings();
  const item = somePublishedItem(context.store);
  const trusted = authority === undefined ? {} : { authority };
  return {
    at: context.now().toISOString(),
    name: { url: baseUrl, rows: await checkName(baseUrl, context.signer(), authority) },
    gs1: {
      url,
      rows:
        item === undefined
          ? notAsked('no item with a serial number is published')
          : await checkGs1({ origin: url, baseUrl, item, ...trusted }),
    },
  };
}
