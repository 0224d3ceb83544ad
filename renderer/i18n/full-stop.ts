// A date of some languages ends with a full stop (“28.11.2026 г.”), which is the one of the sentence too when it stands at its end.
export const withOneFullStop = (text: string, values: Readonly<Record<string, string | number>> = {}): string =>
  Object.values(values).reduce<string>(
    (said, value) => (typeof value === 'string' && /[^.]\.$/u.test(value) ? said.replaceAll(`${value}.`, value) : said),
    text,
  );
