// What the present core is known to rule otherwise than the reference model, each with the fault that it comes from. An entry goes when its fault is mended: its test fails while it stays.

const ASKS =
  'what is scanned names no item or lot, and a desk may hold thousands of either: it asks for the finer code instead of choosing one, which is lower than the model and never green';
export const KNOWN_STORIES: Readonly<Record<string, string>> = {
  'a passport of the batch, and a label with the serial number only': ASKS,
  'the passport of an item, and a bare GTIN was scanned': ASKS,
};

const NO_SIGHT =
  'a run with files has no memory: what it is given counts as seen now, so after the end of a key what it said against is contested, which is amber and named';
/** By judge, then by law. What breaks too rarely for the few cases of `npm test` is not here. */
export const KNOWN_LAWS: Readonly<Record<'store' | 'files', Readonly<Record<string, string>>>> = {
  store: {},
  files: { '4: time alone never raises': NO_SIGHT },
};

export const KNOWN_HISTORIES: Readonly<Record<string, string>> = {};
