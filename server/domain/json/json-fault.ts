// Finds the first fault in a JSON text, with its code and position (RFC 8259).
// This is the slow, precise reader that the strict parser falls back to.
import type { InputCode } from '../evidence/input-codes.ts';

class Fault extends Error {
  readonly fault: JsonFault;
  constructor(fault: JsonFault) {
    super(fault.detail);
    this.fault = fault;
  }
}

const NUMBER = /-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?(?:[eE][+-]?[0-9]+)?/y;
const WHITESPACE = /[ \t\n\r]*/y;
const PLAIN = /[ !#-[\]-\uffff]*/y;
const ESCAPE = /\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/y;
const LITERAL = /true|false|null/y;

/**
 * Policy: a number must be finite. An integer must equal its double exactly, or be written as RFC 8785 writes that double, so that
 * canonical text can be read again.
 */
export function isExact(token: string): boolean {
  const double = Number(token);
  if (!Number.isFinite(double)) return false;
  return !/^-?[0-9]+$/.test(token) || Number.isSafeInteger(double) || BigInt(token) === BigInt(double) || token === String(double);
}

/** Returns the first fault, or undefined for valid JSON. `maxDepth` is the nesting of objects and arrays. */
export function findFault(text: string, maxDepth: number): JsonFault | undefined {
  try {
    new Reader(text, maxDepth).document();
    return undefined;
  } catch (error) {
    if (error instanceof Fault) return error.fault;
    throw error;
  }
}

class Reader {
  private at = 0;
  private readonly text: string;
  private readonly maxDepth: number;

  constructor(text: string, maxDepth: number) {
    this.text = text;
    this.maxDepth = maxDepth;
  }

  document(): void {
    this.skip();
    if (this.at === this.text.length) this.fail('DPP-INP-01', 'no JSON value: the text is empty');
    this.value(0);
    this.skip();
    if (this.at < this.text.length) this.fail('DPP-INP-09', `${this.here()} after the end of the JSON value`);
  }

  private value(depth: number): void {
    const first = this.text[this.at];
    if (first === '{') this.object(depth + 1);
    else if (first === '[') this.array(depth + 1);
    else if (first === '"') this.string();
    else if (first !== undefined && /[-0-9]/.test(first)) this.number();
    else if (this.match(LITERAL) === undefined) this.fail('DPP-INP-09', `${this.here()} where a JSON value should be`);
  }

  private object(depth: number): void {
    this.enter(depth);
    const names = new Set<string>();
    for (let first = true; ; first = false) {
      this.skip();
      if (first && this.take('}')) return;
      const position = this.at;
      if (this.text[this.at] !== '"') this.fail('DPP-INP-09', `${this.here()} where the name of a member should be`);
      const name = this.string();
      if (names.has(name)) this.fail('DPP-INP-12', `the name ${quote(name)} occurs twice in one object`, position);
      names.add(name);
      this.skip();
      if (!this.take(':')) this.fail('DPP-INP-09', `${this.here()} where a colon should be`);
      this.skip();
      this.value(depth);
      this.skip();
      if (this.take('}')) return;
      if (!this.take(',')) this.fail('DPP-INP-09', `${this.here()} where a comma or the end of the object should be`);
    }
  }

  private array(depth: number): void {
    this.enter(depth);
    for (let first = true; ; first = false) {
      this.skip();
      if (first && this.take(']')) return;
      this.value(depth);
      this.skip();
      if (this.take(']')) return;
      if (!this.take(',')) this.fail('DPP-INP-09', `${this.here()} where a comma or the end of the array should be`);
    }
  }

  private enter(depth: number): void {
    if (depth > this.maxDepth) this.fail('DPP-INP-11', `more than ${this.maxDepth} objects or arrays inside one another`);
    this.at++;
  }

  private string(): string {
    const start = this.at++;
    for (;;) {
      this.match(PLAIN);
      if (this.take('"')) break;
      if (this.at === this.text.length) this.fail('DPP-INP-09', 'the text ends inside a string');
      if (this.match(ESCAPE) === undefined)
        this.fail('DPP-INP-09', `${this.here()} in a string, where it has to be escaped or is a wrong escape`);
    }
    const string: string = JSON.parse(this.text.slice(start, this.at));
    if (!string.isWellFormed()) this.fail('DPP-INP-14', 'a string holds half of a surrogate pair', start);
    return string;
  }

  private number(): void {
    const position = this.at;
    const token = this.match(NUMBER);
    if (token === undefined || /[-+.0-9eE]/.test(this.text[this.at] ?? '')) this.fail('DPP-INP-09', 'a number is malformed', position);
    if (!isExact(token)) {
      const double = Number(token);
      const why = Number.isFinite(double) ? `would be read as ${double}` : 'is too large';
      this.fail('DPP-INP-13', `the number ${shorten(token)} ${why}`, position);
    }
  }

  private skip(): void {
    this.match(WHITESPACE);
  }

  private take(character: string): boolean {
    if (this.text[this.at] !== character) return false;
    this.at++;
    return true;
  }

  private match(pattern: RegExp): string | undefined {
    pattern.lastIndex = this.at;
    const found = pattern.exec(this.text)?.[0];
    if (found !== undefined) this.at += found.length;
    return found;
  }

  private here(): string {
    const point = this.text.codePointAt(this.at);
    return point === undefined ? 'the text ends' : quote(String.fromCodePoint(point));
  }

  private fail(code: JsonFault['code'], detail: string, position = this.at): never {
    const before = this.text.slice(0, position);
    const line = before.split('\n').length;
    const column = position - before.lastIndexOf('\n');
    throw new Fault({ code, detail: `${detail} (line ${line}, column ${column})`, position });
  }
}

const shorten = (token: string): string => (token.length > 40 ? `${token.slice(0, 37)}…` : token);
const quote = (name: string): string => JSON.stringify(shorten(name));

export interface JsonFault {
  readonly code: InputCode;
  readonly detail: string;
  /** The offset in UTF-16 units, or in bytes for input that is not UTF-8. */
  readonly position: number;
}
