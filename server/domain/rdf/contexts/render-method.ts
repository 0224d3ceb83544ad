// The JSON-LD context of render methods, version 1, as our own table with the same content as the published one.
import type { JsonObject } from '../../json/json.ts';

const SCOPE: JsonObject = { '@protected': true, id: '@id', type: '@type' };

export const RENDER_METHOD: JsonObject = {
  ...SCOPE,
  SvgRenderingTemplate2023: {
    '@id': 'https://w3id.org/vc/render-method#SvgRenderingTemplate2023',
    '@context': {
      ...SCOPE,
      name: 'https://schema.org/name',
      css3MediaQuery: { '@id': 'https://w3id.org/vc/render-method#css3MediaQuery' },
      digestMultibase: { '@id': 'https://w3id.org/security#digestMultibase', '@type': 'https://w3id.org/security#multibase' },
    },
  },
};
