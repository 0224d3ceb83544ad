// A passport that is suspended and published again, under another name of the service or with more next to it: others read it as suspended all the same.

import { afterEach, beforeEach, expect, it } from 'vitest';
import type { StatusAction } from '../../../server/contract/index.ts';
import { sampleSet } from '../../../server/domain/passport/sample/index.ts';
import { trustFromIssuers } from '../../../server/domain/trust/from-issuers.ts';
import { verifyCredential } from '../../../server/domain/verify/index.ts';
import type { AppContext } from '../../../server/features/app-context/index.ts';
import { publishStored } from '../../../server/features/issuing/publish.ts';
import { changeStatus } from '../../../server/features/issuing/status.ts';
import { importText } from '../../../server/features/passports/import.ts';
import { credentialsByCode } from '../../../server/store/passports/credentials.ts';
import { signedLists } from '../../../server/store/trust/own-status.ts';
import { freshApp } from '../../fixtures/fresh-app.ts';
import { heldList } from '../../fixtures/held.ts';

const [{ passport, events }] = sampleSet() as [ReturnType<typeof sampleSet>[number]];
const { sample: _, ...model } = passport;
const CODE = passport.dppCode;
const NOW = new Date('2027-06-01T12:00:00Z');

let context: AppContext;
let close: () => void;
beforeEach(() => {
  ({ context, close } = freshApp({ now: () => NOW }));
  context.changeSettings({ baseUrl: 'https://maker.example' });
  importText(JSON.stringify(model), context);
  publishStored(CODE, context);
});
afterEach(() => close());

const change = (action: StatusAction) => changeStatus(CODE, { action, who: 'Ana', reason: 'looked at' }, context);

/** On another computer, which vouches for this service and holds its lists as they were signed last. */
function readElsewhere(): string[] {
  const { did, name, didDocument } = context.signer();
  const asOf = NOW.toISOString();
  const lists = signedLists(context.store).map(({ vc }) => [(JSON.parse(vc) as { id: string }).id, heldList(vc, asOf)] as const);
  const trust = {
    ...trustFromIssuers([{ did, name, origin: 'list' as const, status: 'granted' as const, didDocument, asOf }], { state: 'fresh', asOf }),
    statusLists: new Map(lists),
  };
  return credentialsByCode(context.store, CODE).map(({ format, type, body }) => {
    const { evidence } = verifyCredential({ kind: format, text: body, flags: [] }, { now: NOW, trust });
    return `${type} ${evidence.find(({ check }) => check === 'status')?.code}`;
  });
}
const codes = (): string[] => [...new Set(readElsewhere().map((read) => read.slice(-10)))];

it('under another name of the service', () => {
  change('suspend');
  expect(codes()).toEqual(['DPP-STA-21']);
  context.changeSettings({ baseUrl: 'https://goods.example' });
  publishStored(CODE, context);
  expect(codes()).toEqual(['DPP-STA-21']);
  change('reinstate');
  expect(codes()).toEqual(['DPP-STA-01']);
});

it('with more next to it than when it was suspended', () => {
  change('suspend');
  const before = readElsewhere().length;
  const document = { '@context': 'https://ref.gs1.org/standards/epcis/epcis-context.jsonld', type: 'EPCISDocument', schemaVersion: '2.0' };
  const at = NOW.toISOString();
  expect(importText(JSON.stringify({ ...document, creationDate: at, epcisBody: { eventList: events } }), context).refused).toEqual([]);
  publishStored(CODE, context);
  expect(readElsewhere().length).toBeGreaterThan(before);
  expect(codes()).toEqual(['DPP-STA-21']);
});
