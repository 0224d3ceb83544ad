// Removes the second full stop of a sentence that ends with a value with its own, such as the date “28.11.2026 г.”.
export const withOneFullStop = (text: string, values: Readonly<Record<string, string | number>> = {}): string =>
  Object.values(values).reduce<string>(
    (said, value) => (typeof value === 'string' && /[^.]\.$/u.test(value) ? said.replaceAll(`${value}.`, value) : said),
    text,
  );
