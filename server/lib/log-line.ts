// What a server process says of itself, one line each: text where a person reads it, JSON for a program. No key, no person, no product and no query string.
import { homedir } from 'node:os';
import { inspect } from 'node:util';
import { Refusal } from './problem.ts';
import { StoreFault } from './store-fault.ts';
import { note, noteValue } from './terminal.ts';

export const LOG_FORMS = ['text', 'json'] as const;
export type LogForm = (typeof LOG_FORMS)[number];

/** Handed on to every process that is started from here. */
const CHOICE = 'DPP_DESK_LOG';

export interface LogLine {
  /** `info` is for programs alone: a terminal stays quiet while all is well. */
  readonly level: 'info' | 'warn' | 'error';
  readonly code: string;
  /** A sentence of the app's own. */
  readonly message: string;
  readonly requestId?: string;
  /** The app's own names and numbers: the pattern of a route, never an address that was asked for. */
  readonly facts?: Readonly<Record<string, string | number | null>>;
  /** Places of the code. */
  readonly stack?: readonly string[];
}

/** Of the request in which something failed. */
export interface RequestFacts {
  readonly requestId: string;
  readonly method: string;
  /** The pattern, with the names of its parameters in place of what was asked. */
  readonly route: string;
}

let named = 'desk';
export const logAs = (process: string): void => {
  named = process;
};

export const chooseLog = (form: LogForm): void => {
  process.env[CHOICE] = form;
};

/** A terminal is read by a person, anything else by a program, unless somebody has chosen. */
export const logForm = (): LogForm => LOG_FORMS.find((form) => form === process.env[CHOICE]) ?? (process.stderr.isTTY ? 'text' : 'json');

export function log({ level, code, message, requestId, facts, stack }: LogLine): void {
  if (logForm() === 'text') {
    if (level === 'info') return;
    note(message);
    for (const line of stack ?? []) note(`    ${line}`);
    return;
  }
  noteValue({
    time: new Date().toISOString(),
    level,
    process: named,
    ...(requestId === undefined ? {} : { requestId }),
    code,
    message,
    ...facts,
    ...(stack === undefined || stack.length === 0 ? {} : { stack }),
  });
}

/** A fault of the program, or of what it stands on. */
export function logFault(fault: unknown, request?: RequestFacts): void {
  const error = fault instanceof Error ? fault : new Error(inspect(fault));
  const { requestId, ...facts } = request ?? {};
  log({
    level: 'error',
    code: codeOf(error),
    message: messageOf(error),
    ...(requestId === undefined ? {} : { requestId }),
    ...(request === undefined ? {} : { facts }),
    stack: placesIn(error),
  });
}

const isOurs = (error: Error): boolean => error instanceof StoreFault || error instanceof Refusal;

function codeOf(error: Error): string {
  const { code } = error as { readonly code?: unknown };
  return typeof code === 'string' && /^[A-Za-z][\w-]{1,40}$/.test(code) ? code : 'fault';
}

/** What Node and its libraries quote may be a passport, a name or a path: JSON.parse shows the text that it could not read. The places of the code say where it was. */
function messageOf(error: Error): string {
  const [line = ''] = error.message.split('\n');
  if (isOurs(error)) return withoutHome(line);
  return `${error.name}: ${line.replace(/["'`].*/, '…').replace(/\bhttps?:.*/i, '…')}`.slice(0, 500);
}

const MOST_PLACES = 20;

const placesIn = ({ stack = '' }: Error): readonly string[] =>
  stack
    .split('\n')
    .filter((line) => /^ {4}at /.test(line))
    .slice(0, MOST_PLACES)
    .map((line) => withoutHome(line.trim()).replace(/file:\/\/\S*?(?=\/(?:server|electron|dist|node_modules)\/)/, ''));

/** The name of a person's folder is often that of the person. */
const withoutHome = (text: string): string => {
  const home = homedir();
  return home.length > 1 ? text.replaceAll(home, '~') : text;
};
