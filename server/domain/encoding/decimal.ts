// Formats a number as a decimal without an exponent.

/** Returns the shortest digits that identify `value`, without an exponent, as xs:decimal requires. */
export function decimal(value: number): string {
  const [mantissa = '', exponent] = String(value).split('e');
  if (exponent === undefined) return mantissa;
  const [whole = '', fraction = ''] = mantissa.replace('-', '').split('.');
  const digits = `${whole}${fraction}`;
  const point = whole.length + Number(exponent);
  const text = point <= 0 ? `0.${'0'.repeat(-point)}${digits}` : digits.padEnd(point, '0');
  return `${value < 0 ? '-' : ''}${text}`;
}
