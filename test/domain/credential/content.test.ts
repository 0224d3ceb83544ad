// The content of a verified document against the UNTP schema of its type: which status entries a token and a document with an embedded proof may name.
import { describe, expect, it } from 'vitest';
import { judgeContent } from '../../../server/domain/credential/content.ts';
import { flatStatus } from '../../../server/domain/formats/status-list.ts';
import { isObject, type JsonObject } from '../../../server/domain/json/json.ts';
import { sampleSet } from '../../../server/domain/passport/sample/index.ts';
import { publish } from '../../../server/features/issuing/sign-passport.ts';
import { BASE_URL, NOW, testSigner } from '../../fixtures/signer.ts';

const PLACE = { list: 1, index: 94_567 };
const [sample] = sampleSet();
if (sample === undefined) throw new TypeError('the sample set is empty');
const published = publish(sample.passport, testSigner(), { baseUrl: BASE_URL, now: NOW, indexFor: () => PLACE });
const { proof: _, ...PLAIN } = JSON.parse(published.credentials.find(({ format }) => format === 'vc')?.body ?? '{}') as JsonObject;
const asW3c: JsonObject = { ...PLAIN, credentialStatus: [...flatStatus(BASE_URL, PLACE)] };
const codes = (document: JsonObject, format: Parameters<typeof judgeContent>[1]) => judgeContent(document, format).map(({ code }) => code);

describe('status entries of a UNTP credential', () => {
  it('one entry as UNTP writes it is sound in every form', () => {
    expect((['vc', 'vc-jwt', 'enveloped-vc', 'sd-jwt'] as const).map((format) => codes(PLAIN, format))).toEqual(
      Array(4).fill(['DPP-CON-01']),
    );
  });

  it('several as W3C writes them are sound in a token, and break the schema in a document with an embedded proof', () => {
    expect((['vc-jwt', 'enveloped-vc', 'sd-jwt'] as const).map((format) => codes(asW3c, format))).toEqual(Array(3).fill(['DPP-CON-01']));
    expect(codes(asW3c, 'vc')).toEqual(['DPP-CON-03']);
  });

  it('what neither writes breaks the schema in a token too', () => {
    const { credentialStatus } = PLAIN;
    expect(isObject(credentialStatus)).toBe(true);
    expect([[credentialStatus ?? null], ['x'], [5]].map((value) => codes({ ...PLAIN, credentialStatus: value }, 'vc-jwt'))).toEqual(
      Array(3).fill(expect.arrayContaining(['DPP-CON-03'])),
    );
  });
});
