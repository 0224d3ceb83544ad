// Parses comma- or semicolon-separated values (RFC 4180) into rows with line numbers.

export interface CsvRow {
  /** From 1. */
  readonly line: number;
  readonly cells: readonly string[];
}

/** Omits rows without any text. Returns undefined if a quote is never closed. */
export function readCsv(text: string): readonly CsvRow[] | undefined {
  const separator = separatorOf(text);
  const rows: CsvRow[] = [];
  let cells: string[] = [];
  let cell = '';
  let quoted = false;
  let [line, begun] = [1, 1];
  const endCell = () => {
    cells.push(cell.trim());
    cell = '';
  };
  const endRow = () => {
    endCell();
    if (cells.some((value) => value !== '')) rows.push({ line: begun, cells });
    cells = [];
    begun = line + 1;
  };
  for (let at = 0; at < text.length; at++) {
    const character = text.charAt(at);
    if (quoted && character === '"' && text[at + 1] === '"') {
      cell += '"';
      at++;
    } else if (character === '"' && (quoted || cell.trim() === '')) quoted = !quoted;
    else if (!quoted && character === separator) endCell();
    else if (!quoted && character === '\n') endRow();
    else cell += character;
    if (character === '\n') line++;
  }
  if (quoted) return undefined;
  endRow();
  return rows;
}

/** Detects the separator by counting both in the first line outside quotes: spreadsheets use either, depending on the region. */
function separatorOf(text: string): ',' | ';' {
  const [first = ''] = text.replace(/"[^"]*"/g, '').split('\n', 1);
  return first.split(';').length > first.split(',').length ? ';' : ',';
}
