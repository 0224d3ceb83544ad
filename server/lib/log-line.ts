// Writes the log lines of a server process, as text for a person or as JSON for a program.
// A line contains no key, no person, no product and no query string.
import { homedir } from 'node:os';
import { inspect } from 'node:util';
import { jsonText, printable } from '../domain/foreign/index.ts';
import { defined } from '../domain/json/defined.ts';
import { Refusal } from './problem.ts';
import { StoreFault } from './store-fault.ts';
import { noteLogLine } from './terminal.ts';

export const LOG_FORMS = ['text', 'json'] as const;
export type LogForm = (typeof LOG_FORMS)[number];

/** Inherited by every process that this one starts. */
const CHOICE = 'DPP_DESK_LOG';

export interface LogLine {
  /** `info` lines are written only as JSON. A terminal stays quiet while all is well. */
  readonly level: 'info' | 'warn' | 'error';
  readonly code: string;
  /** A fixed sentence of the app. */
  readonly message: string;
  readonly requestId?: string;
  /** Names and numbers of the app only: the pattern of a route, never a requested URL. */
  readonly facts?: Readonly<Record<string, string | number | null>>;
  /** Code locations. */
  readonly stack?: readonly string[];
}

/** The request in which an error occurred. */
export interface RequestFacts {
  readonly requestId: string;
  readonly method: string;
  /** The route pattern, with parameter names in place of the requested values. */
  readonly route: string;
}

let named = 'desk';
export const logAs = (process: string): void => {
  named = process;
};

export const chooseLog = (form: LogForm): void => {
  process.env[CHOICE] = form;
};

/** Text for a terminal and JSON for anything else, unless the form was chosen explicitly. */
export const logForm = (): LogForm => LOG_FORMS.find((form) => form === process.env[CHOICE]) ?? (process.stderr.isTTY ? 'text' : 'json');

type Take = (line: string) => void;

let taken: Take | undefined;
/** Lines of this process, and of those that it starts from now on, go to `take` instead of standard error. */
export const takeLines = (take: Take): void => {
  taken = take;
};
export const lineTaker = (): Take | undefined => taken;

export function log(line: LogLine): void {
  for (const text of linesOf(line)) (taken ?? noteLogLine)(text);
}

/** Returns no line if the form omits this level. Each line is printable as a whole. */
export function linesOf({ level, code, message, requestId, facts, stack }: LogLine): readonly string[] {
  if (logForm() === 'text') return level === 'info' ? [] : [message, ...(stack ?? []).map((line) => `    ${line}`)].map(printable);
  return [
    jsonText({
      time: new Date().toISOString(),
      level,
      process: named,
      ...defined({ requestId }),
      code,
      message,
      ...facts,
      ...(stack === undefined || stack.length === 0 ? {} : { stack }),
    }),
  ];
}

/** Logs a fault of the program or of its platform. */
export function logFault(fault: unknown, request?: RequestFacts): void {
  const error = fault instanceof Error ? fault : new Error(inspect(fault));
  const { requestId, ...facts } = request ?? {};
  log({
    level: 'error',
    code: codeOf(error),
    message: messageOf(error),
    ...defined({ requestId }),
    ...(request === undefined ? {} : { facts }),
    stack: placesIn(error),
  });
}

const isOurs = (error: Error): boolean => error instanceof StoreFault || error instanceof Refusal;

function codeOf(error: Error): string {
  const { code } = error as { readonly code?: unknown };
  return typeof code === 'string' && /^[A-Za-z][\w-]{1,40}$/.test(code) ? code : 'fault';
}

/**
 * Messages of Node and its libraries may quote a passport, a name or a path: JSON.parse shows the text that it could not read. Such
 * messages are cut at the first quotation mark or URL; the code locations show where the error occurred.
 */
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

/** Removes the path of the home folder, which often contains the person's name. */
const withoutHome = (text: string): string => {
  const home = homedir();
  return home.length > 1 ? text.replaceAll(home, '~') : text;
};
