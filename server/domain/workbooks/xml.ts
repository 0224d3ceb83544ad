// Reads XML 1.0 piece by piece and with limits: elements, attributes and text. Refuses document types.

export interface XmlHandler {
  /** All names are without their namespace prefix. */
  open(name: string, attributes: ReadonlyMap<string, string>): void;
  /** Called one or more times for the text of an element. */
  text(text: string): void;
  close(name: string): void;
}

export interface XmlReader {
  push(text: string): void;
  end(): void;
}

export class MalformedXml extends Error {}

/** Maximum length of a tag, comment or character data section, in UTF-16 code units. The longest text of a cell has 32,767. */
const MAX_MARKUP = 64 * 1024;
const MAX_DEPTH = 32;
/** Maximum length of a character or entity reference, with `&` and `;`. */
const MAX_REFERENCE = 12;

const NO_ATTRIBUTES: ReadonlyMap<string, string> = new Map();

/** Throws `MalformedXml`. */
export function xmlReader(handler: XmlHandler): XmlReader {
  let rest = '';
  const open: string[] = [];
  let hasRoot = false;

  const characters = (raw: string): void => {
    if (raw === '') return;
    if (open.length > 0) handler.text(raw.includes('&') ? withoutReferences(raw) : raw);
    else if (raw.trim() !== '' && raw !== '\ufeff') throw new MalformedXml('text outside of the root element');
  };
  const close = (name: string): void => {
    if (open.pop() !== name) throw new MalformedXml('an element is closed where it is not open');
    handler.close(localName(name));
  };
  const tag = (inner: string): void => {
    if (inner.startsWith('/')) {
      close(inner.slice(1).trimEnd());
      return;
    }
    const isEmpty = inner.endsWith('/');
    const { name, attributes } = readTag(isEmpty ? inner.slice(0, -1) : inner);
    if (open.length === 0 && hasRoot) throw new MalformedXml('there is more than one root element');
    if (open.length >= MAX_DEPTH) throw new MalformedXml(`elements are nested more than ${MAX_DEPTH} deep`);
    hasRoot = true;
    open.push(name);
    handler.open(localName(name), attributes);
    if (isEmpty) close(name);
  };
  /** Handles the markup at `at`. Returns the offset after it, or -1 if it is not complete. */
  const markup = (text: string, at: number): number => {
    if (text.startsWith('<!--', at)) return after(text, '-->', at + 4);
    if (text.startsWith('<![CDATA[', at)) {
      const end = text.indexOf(']]>', at);
      if (end >= 0 && open.length > 0) handler.text(text.slice(at + 9, end));
      return end < 0 ? -1 : end + 3;
    }
    if (text.startsWith('<?', at)) return after(text, '?>', at);
    if (text.startsWith('<!', at)) {
      if (text.length - at < '<![CDATA['.length && ('<!--'.startsWith(text.slice(at)) || '<![CDATA['.startsWith(text.slice(at)))) return -1;
      throw new MalformedXml('a document type is not read');
    }
    const end = endOfTag(text, at);
    if (end < 0) return -1;
    tag(text.slice(at + 1, end));
    return end + 1;
  };
  const read = (text: string, isLast: boolean): void => {
    let at = 0;
    for (;;) {
      const next = text.indexOf('<', at);
      if (next < 0) break;
      characters(text.slice(at, next));
      const behind = markup(text, next);
      if (behind < 0) {
        if (isLast) throw new MalformedXml('the file ends within a tag');
        if (text.length - next > MAX_MARKUP) throw new MalformedXml(`a tag is longer than ${MAX_MARKUP} characters`);
        rest = text.slice(next);
        return;
      }
      at = behind;
    }
    // A character or entity reference may continue in the next chunk.
    const mark = isLast ? -1 : text.lastIndexOf('&');
    const isCut = mark >= at && text.length - mark < MAX_REFERENCE && !text.includes(';', mark);
    characters(text.slice(at, isCut ? mark : undefined));
    rest = isCut ? text.slice(mark) : '';
  };
  return {
    push: (text) => read(rest + text, false),
    end: () => {
      read(rest, true);
      if (open.length > 0 || !hasRoot) throw new MalformedXml('the file is cut off');
    },
  };
}

function after(text: string, mark: string, from: number): number {
  const end = text.indexOf(mark, from);
  return end < 0 ? -1 : end + mark.length;
}

/** Finds the `>` that ends a tag. Attribute values may contain `>` too. */
function endOfTag(text: string, from: number): number {
  let quote = '';
  for (let at = from + 1; at < text.length; at++) {
    const character = text[at];
    if (quote !== '') quote = character === quote ? '' : quote;
    else if (character === '"' || character === "'") quote = character;
    else if (character === '>') return at;
    else if (character === '<') throw new MalformedXml("a tag holds '<'");
  }
  return -1;
}

/** An attribute of the type `boolean` (XML Schema part 2, 3.2.2). */
export const isTrue = (value: string | undefined): boolean => value === '1' || value === 'true';

const localName = (name: string): string => name.slice(name.indexOf(':') + 1);

const NAME = /[^\s=<>"'/]+/y;
const ATTRIBUTE = /\s+([^\s=<>"'/]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/y;

function readTag(inner: string): { readonly name: string; readonly attributes: ReadonlyMap<string, string> } {
  NAME.lastIndex = 0;
  const name = NAME.exec(inner)?.[0];
  if (name === undefined) throw new MalformedXml('a tag has no name');
  let at = name.length;
  if (at === inner.length) return { name, attributes: NO_ATTRIBUTES };
  const attributes = new Map<string, string>();
  for (;;) {
    ATTRIBUTE.lastIndex = at;
    const found = ATTRIBUTE.exec(inner);
    if (found === null) break;
    const [whole, key = '', double, single = ''] = found;
    const local = localName(key);
    // Ignoring the prefix confuses `r:id` with `id`, but no element that is read has both.
    if (!attributes.has(local)) attributes.set(local, withoutReferences(double ?? single));
    at += whole.length;
  }
  if (inner.slice(at).trim() !== '') throw new MalformedXml('a tag is malformed');
  return { name, attributes };
}

const NAMED: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" };

function withoutReferences(raw: string): string {
  return raw.replace(/&([^;&]{0,10});?/g, (whole, name: string) => {
    const code = /^#x[0-9a-f]{1,6}$/i.test(name) ? Number.parseInt(name.slice(2), 16) : /^#\d{1,7}$/.test(name) ? Number(name.slice(1)) : 0;
    const isCharacter = code > 0 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff);
    const text = isCharacter ? String.fromCodePoint(code) : NAMED[name];
    if (text === undefined || !whole.endsWith(';')) throw new MalformedXml('a reference is not one of XML');
    return text;
  });
}
