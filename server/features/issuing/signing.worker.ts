// Signing thread: signs passports with the key that it is handed, checks each signature and answers with the results.
import { type KeyObject, sign } from 'node:crypto';
import { parentPort } from 'node:worker_threads';
import type { StatusListIndex } from '../../domain/formats/status-list.ts';
import type { Identity, Signer } from '../../domain/keys/identity.ts';
import { trustFromIssuers } from '../../domain/trust/from-issuers.ts';
import type { KnownIssuer, Trust } from '../../domain/trust/trust.ts';
import { StoreFault } from '../../lib/store-fault.ts';
import { takeFastestEngine } from '../engines/index.ts';
import type { Order } from './order.ts';
import { type Checked, signChecked } from './sign-checked.ts';

type Placed = readonly [credentialId: string, place: StatusListIndex];

export interface SigningOrder {
  readonly order: Order;
  readonly now: Date;
  /** The places that credentials of the passport have already. */
  readonly known: readonly Placed[];
  /** Free places for new credentials. */
  readonly places: readonly StatusListIndex[];
}

export interface SigningTask {
  readonly identity: Identity;
  readonly privateKey: KeyObject;
  /** This service, as it vouches for itself. */
  readonly own: KnownIssuer;
  readonly baseUrl: string;
  readonly publicSiteUrl: string;
  readonly orders: readonly SigningOrder[];
}

export type SignedOrder =
  | { readonly kind: 'signed'; readonly checked: Checked; readonly known: readonly Placed[]; readonly given: readonly Placed[] }
  | ({ readonly kind: 'refused' } & Pick<StoreFault, 'code' | 'message' | 'errors'>)
  /** The places were too few, or the thread did not answer. */
  | { readonly kind: 'unsigned' };

class TooFewPlaces extends Error {}

function signOrder({ order, now, known, places }: SigningOrder, signer: Signer, trust: Trust, task: SigningTask): SignedOrder {
  const { baseUrl, publicSiteUrl } = task;
  const at = new Map(known);
  const given: Placed[] = [];
  const indexFor = (credentialId: string): StatusListIndex => {
    const place = at.get(credentialId) ?? places[given.length];
    if (place === undefined) throw new TooFewPlaces();
    if (!at.has(credentialId)) given.push([credentialId, place]);
    at.set(credentialId, place);
    return place;
  };
  try {
    const checked = signChecked(order, signer, trust, { baseUrl, publicSiteUrl, now, ...(order.sample ? {} : { indexFor }) });
    return { kind: 'signed', checked, known, given };
  } catch (error) {
    if (error instanceof TooFewPlaces) return { kind: 'unsigned' };
    if (!(error instanceof StoreFault)) throw error;
    const { code, message, errors } = error;
    return { kind: 'refused', code, message, errors };
  }
}

const port = parentPort;
if (port === null) throw new Error('signing.worker.ts runs as a worker thread');
takeFastestEngine();

port.on('message', (task: SigningTask) => {
  const { identity, privateKey, own, orders } = task;
  const signer: Signer = { ...identity, sign: (bytes) => sign(null, bytes, privateKey) };
  const trust = trustFromIssuers([own]);
  port.postMessage(orders.map((order) => signOrder(order, signer, trust, task)));
});
