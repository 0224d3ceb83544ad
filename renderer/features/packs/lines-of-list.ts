// Extracts the codes of a saved want-list, one per line; any other text is returned unchanged.

type Item = Readonly<Record<string, unknown>>;
const isItem = (value: unknown): value is Item => typeof value === 'object' && value !== null;
const text = (value: unknown): string | undefined => (typeof value === 'string' && value !== '' ? value : undefined);

export function linesOfList(file: string): string {
  const items = itemsOf(file)?.map(lineOf);
  return items?.every((line) => line !== undefined) ? items.join('\n') : file;
}

function itemsOf(file: string): readonly unknown[] | undefined {
  try {
    const list: unknown = JSON.parse(file);
    return isItem(list) && list.format === 'dpp-want-list' && list.version === 1 && Array.isArray(list.items) ? list.items : undefined;
  } catch {
    return undefined;
  }
}

/** One code per line: a code that contains a line break is left to the workbench, which reports it. */
function lineOf(item: unknown): string | undefined {
  if (!isItem(item)) return undefined;
  const line = text(item.dppCode) ?? linkOf(item) ?? text(item.link);
  return line === undefined || /[\r\n]/.test(line) ? undefined : line;
}

/** GS1 Digital Link URI syntax 1.6: the qualifiers of a GTIN in the order lot, serial number. */
function linkOf({ gtin, batch, serial }: Item): string | undefined {
  if (text(gtin) === undefined) return undefined;
  const part = (name: string, value: unknown) => (text(value) === undefined ? '' : `/${name}/${encodeURIComponent(String(value))}`);
  return `https://id.gs1.org/01/${text(gtin)}${part('10', batch)}${part('21', serial)}`;
}
