// `desk trust restrict`: restricts what is accepted from an issuer on this computer, or lifts the restrictions.

import { isAnchorId } from '../../domain/certificates/anchor.ts';
import { isDid } from '../../domain/did/did.ts';
import { oneLine } from '../../domain/foreign/index.ts';
import { liftRestrictions, restrictIssuer } from '../../features/trust/index.ts';
import { Refusal } from '../../lib/problem.ts';
import { note, print } from '../../lib/terminal.ts';
import type { Store } from '../../store/store.ts';
import { listIssuers } from '../../store/trust/issuers.ts';
import { restrictionsInForce } from '../../store/trust/restrictions.ts';
import { UsageFault } from '../input/usage.ts';
import { need, refused, type Values } from './options.ts';

/** Refuses wrong arguments before the store is opened. */
export function restriction(files: readonly string[], values: Values): (store: Store) => number {
  const [did, ...more] = files;
  if (did === undefined || more.length > 0 || !(isDid(did) || isAnchorId(did)))
    throw new UsageFault('name one issuer by its DID, such as did:web:maker.example, or an anchor by its identifier');
  const { by, second, types, lift } = values;
  if (lift && types !== undefined) throw new UsageFault('--lift lifts every restriction of the issuer: --types does not go with it');
  const accepted = types?.split(',').map((type) => type.trim());
  if (accepted?.some((type) => type === ''))
    throw new UsageFault('--types: types of credentials, separated by commas; leave it out to accept none');
  const given = { did, who: need(by, 'by'), secondPerson: second, reason: need(values.reason, 'reason') };
  return (store) => {
    try {
      if (lift) liftRestrictions(store, given, new Date());
      else restrictIssuer(store, { ...given, ...(accepted === undefined ? {} : { types: accepted }) }, new Date());
    } catch (error) {
      if (error instanceof Refusal) return refused({ code: error.errors[0]?.code ?? error.code, detail: error.message, faults: [] });
      throw error;
    }
    if (!listIssuers(store).some((issuer) => issuer.did === did))
      note(`remark: no trust list in force and no person here vouches for ${did}`);
    const lines = restrictionLines(store, did);
    for (const line of lines) print(line);
    if (lines.length === 0) print(`no restriction of ${did} is in force any more`);
    return 0;
  };
}

/** The restrictions as `desk trust show` lists them; without a DID, those of all issuers. */
export const restrictionLines = (store: Store, did?: string): readonly string[] =>
  restrictionsInForce(store)
    .filter((one) => did === undefined || one.did === did)
    .map(
      ({ did: issuer, types, at, who, reason }) =>
        `restricted here: ${oneLine(issuer)}, accepted: ${types.map((type) => oneLine(type)).join(', ') || 'none'}; by ${oneLine(who)} on ${at}: ${oneLine(reason)}`,
    );
