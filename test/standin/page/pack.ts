// Values between the main process and a page, as text: JSON with bytes and undefined. Each function stands alone, because it also runs in the page.

export function pack(value: unknown): string {
  return JSON.stringify([value], (_key, one: unknown) => {
    if (one instanceof Uint8Array) return { $bytes: btoa(Array.from(one, (byte) => String.fromCharCode(byte)).join('')) };
    return one === undefined ? { $undefined: true } : one;
  });
}

export function unpack(text: string): unknown {
  const [value] = JSON.parse(text, (_key, one) => {
    if (typeof one?.$bytes === 'string') return Uint8Array.from(atob(one.$bytes), (letter) => letter.charCodeAt(0));
    return one?.$undefined === true ? undefined : one;
  });
  return value;
}
