// Defines the data about the product that all credentials other than the passport share.
import type { Identity } from '../keys/identity.ts';
import type { PassportLinks } from './links.ts';

/** Data common to the credentials of one passport. */
export interface About {
  readonly links: PassportLinks;
  readonly issuer: Pick<Identity, 'did' | 'name'>;
  readonly now: Date;
  readonly validFrom: string;
  /** Returns the address of a credential, given its kind and a mark that distinguishes credentials of that kind. */
  readonly idOf: (kind: string, mark: string) => string;
}
