// Which things an event is about, and which of them is the product of a passport.
import { describe, expect, it } from 'vitest';
import { isProductOf, MOST_PARTS, partsOfEvent } from '../../../server/domain/epcis/parts.ts';

const ITEM = 'urn:epc:id:sgtin:9520123.012345.ABC123';
const PALLET = 'urn:epc:id:sscc:9520123.1000000017';
const key = { dppCode: 'DPP-09520123123451-ABC123', gtin: '09520123123451', serial: 'ABC123' };
const isThis = isProductOf(key);

describe('the things in an event', () => {
  it('are inputs and outputs of a transformation, with quantities as they are stated', () => {
    const event = {
      type: 'TransformationEvent',
      inputEPCList: ['urn:epc:id:sgtin:9520123.099999.1'],
      inputQuantityList: [
        { epcClass: 'urn:epc:class:lgtin:9520123.030001.C26', quantity: 40, uom: 'KGM' },
        { epcClass: 'urn:epc:idpat:x' },
      ],
      outputEPCList: [ITEM],
    };
    expect(partsOfEvent(event, isThis)).toEqual({
      parts: [
        { role: 'output', id: ITEM, isThis: true },
        { role: 'input', id: 'urn:epc:id:sgtin:9520123.099999.1' },
        { role: 'input', id: 'urn:epc:class:lgtin:9520123.030001.C26', quantity: '40 KGM' },
        { role: 'input', id: 'urn:epc:idpat:x' },
      ],
    });
  });

  it('are parent and children of an aggregation, with its action', () => {
    const event = { type: 'AggregationEvent', action: 'DELETE', parentID: PALLET, childEPCs: [ITEM], childQuantityList: [{ quantity: 3 }] };
    expect(partsOfEvent(event, isThis)).toEqual({
      action: 'DELETE',
      parts: [
        { role: 'child', id: ITEM, isThis: true },
        { role: 'parent', id: PALLET },
      ],
    });
  });

  it('are counted beyond a limit, the product itself always among those that are named', () => {
    const others = Array.from({ length: MOST_PARTS + 9 }, (_, index) => `urn:epc:id:sgtin:9520123.012345.N${index}`);
    const { parts, moreParts } = partsOfEvent({ type: 'ObjectEvent', action: 'OBSERVE', epcList: [...others, ITEM] }, isThis);
    expect([parts.length, moreParts, parts[0]]).toEqual([MOST_PARTS, 10, { role: 'observed', id: ITEM, isThis: true }]);
  });

  it('may be none, as in an event of a sensor', () => {
    expect(partsOfEvent({ type: 'ObjectEvent', action: 'OBSERVE', sensorElementList: [{}] }, isThis)).toEqual({
      action: 'OBSERVE',
      parts: [],
    });
  });
});

describe('the product of a passport', () => {
  it('is the item with its serial number, in either spelling', () => {
    expect(isThis({ gtin: key.gtin, serial: 'ABC123' })).toBe(true);
    expect(isThis({ gtin: key.gtin, serial: 'OTHER' })).toBe(false);
    expect(isThis({ gtin: key.gtin })).toBe(false);
    expect(partsOfEvent({ epcList: ['https://id.gs1.org/01/09520123123451/21/ABC123'] }, isThis).parts[0]?.isThis).toBe(true);
  });

  it('is a batch or a model where the passport is about one', () => {
    const batch = isProductOf({ dppCode: 'X', gtin: key.gtin, batch: 'B1' });
    expect([
      batch({ gtin: key.gtin, batch: 'B1' }),
      batch({ gtin: key.gtin, batch: 'B2' }),
      batch({ gtin: key.gtin, serial: 'A' }),
    ]).toEqual([true, false, false]);
  });

  it('is known by its UUID where it has no GTIN', () => {
    const uuid = '53414d50-4c45-8000-9000-000000000001';
    expect(isProductOf({ dppCode: `DPP-${uuid}` })({ uuid })).toBe(true);
    expect(isThis({ uuid })).toBe(false);
  });
});
