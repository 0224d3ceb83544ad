// The text of a chosen file in, the JSON body of an import out: JSON as it is, a compact token as a JSON string.

/** The body limit of the workbench: larger is refused there as well, but only after the whole way. */
export const MAX_IMPORT_BYTES = 16 * 1024 * 1024;

/** Nothing is parsed here: the strict reader of the workbench has to see what stands in the file. */
export function asImportBody(text: string): string {
  const trimmed = text.trim();
  return /^[\w-]+\.[\w-]+\.[\w-]+(~[\w.~-]*)?$/.test(trimmed) ? JSON.stringify(trimmed) : text;
}
