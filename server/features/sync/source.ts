// Defines the service of a run and the media types that are accepted for every requested form.

import type { AppContext } from '../app-context/index.ts';
import type { Asking } from './fetch.ts';
import type { SyncLimits } from './limits.ts';
import type { AskService } from './patience.ts';
import type { Judged } from './take.ts';

export interface Source {
  readonly context: AppContext;
  readonly service: string;
  readonly ask: AskService;
  readonly limits: SyncLimits;
  /** The DID of the service. Only a service that identifies itself can state that something does not exist. */
  readonly did?: string;
  readonly events: boolean;
  /** The person who requested the run. */
  readonly who: string;
  readonly key?: string;
  readonly lists: AskForLists;
}

type Accepted = Pick<Asking, 'accept' | 'types'>;

export const VC: Accepted = {
  accept: 'application/vc+ld+json',
  types: ['application/vc+ld+json', 'application/vc', 'application/ld+json', 'application/json'],
};
export const JWT: Accepted = { accept: 'text/plain, application/vc+jwt', types: ['text/plain', 'application/vc+jwt', 'application/jwt'] };
export const SD_JWT: Accepted = {
  accept: 'application/dc+sd-jwt, application/vc+sd-jwt;q=0.9',
  types: ['application/dc+sd-jwt', 'application/vc+sd-jwt', 'text/plain'],
};
export const LISTING: Accepted = { accept: 'application/json', types: ['application/json'] };
export const EVENTS: Accepted = {
  accept: 'application/ld+json, application/json',
  types: ['application/ld+json', 'application/json'],
};
export const ANY_CREDENTIAL: Accepted = {
  accept: `${VC.accept}, application/vc+jwt, application/dc+sd-jwt`,
  types: [...new Set([...VC.types, ...JWT.types, ...SD_JWT.types])],
};
export const STATUS_LIST: Accepted = {
  accept: `${VC.accept}, application/vc+jwt, application/statuslist+jwt`,
  types: [...new Set([...VC.types, ...JWT.types, 'application/statuslist+jwt'])],
};

export type AskForLists = (taken: Judged) => Promise<void>;
