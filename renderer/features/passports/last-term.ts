// A CBV term in, its last part in plain letters out: `commissioning` of `https://ref.gs1.org/cbv/BizStep-commissioning`.
export const lastTerm = (term: string): string =>
  term
    .replace(/^.*[:/#](?=[^:/#]+$)/, '')
    .replace(/^BizStep-/, '')
    .replaceAll('_', ' ');
