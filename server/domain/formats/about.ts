// What a credential about something other than the passport says of its product.
import type { Identity } from '../keys/identity.ts';
import type { PassportLinks } from './links.ts';

/** What the credentials of one passport have in common. */
export interface About {
  readonly links: PassportLinks;
  readonly issuer: Pick<Identity, 'did' | 'name'>;
  readonly now: Date;
  readonly validFrom: string;
  /** The address of a credential: its kind, and what tells it from others of the kind. */
  readonly idOf: (kind: string, mark: string) => string;
}
