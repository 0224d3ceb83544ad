// Shortens a CBV term to its last part: `commissioning` for `https://ref.gs1.org/cbv/BizStep-commissioning`.
export const lastTerm = (term: string): string =>
  term
    .replace(/^.*[:/#](?=[^:/#]+$)/, '')
    .replace(/^BizStep-/, '')
    .replaceAll('_', ' ');
