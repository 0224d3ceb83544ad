// Lists and shows events that others sent, by source, and accepts or withdraws them (`desk events`).

import { named, oneLine } from '../domain/foreign/index.ts';
import type { AppContext } from '../features/app-context/index.ts';
import { acceptSource, previewEvents, sourcesOfEvents, withdrawSource } from '../features/passports/index.ts';
import { print } from '../lib/terminal.ts';
import { readOptions, UsageFault, type ValuesOf } from './input/usage.ts';
import { withApp } from './input/with-app.ts';
import { need } from './trust/options.ts';

const OPTIONS = { texts: ['data', 'by', 'reason', 'up-to'], flags: ['json'], words: true } as const;

type Values = ValuesOf<typeof OPTIONS>;

const ACTIONS: Readonly<Record<string, (context: AppContext, source: string, values: Values) => unknown>> = {
  list,
  show,
  accept,
  withdraw,
};

export function run(args: string[]): number {
  const { values, positionals } = readOptions(args, OPTIONS);
  const [name = 'list', source, another] = positionals;
  const action = Object.hasOwn(ACTIONS, name) ? ACTIONS[name] : undefined;
  if (action === undefined || another !== undefined) throw new UsageFault(`say what to do: ${Object.keys(ACTIONS).join(', ')}`);
  if ((name === 'list') !== (source === undefined)) throw new UsageFault(name === 'list' ? 'list takes no source' : 'name the source');
  return withApp(values.data, (context) => void action(context, source ?? '', values));
}

function list(context: AppContext, _: string, { json }: Values) {
  const { items } = sourcesOfEvents(context);
  if (json) return print({ sources: items });
  for (const { asserter, name, door, at, who, events, accepted, upTo } of items)
    print(
      `${named(asserter)}${name === asserter ? '' : ` (“${oneLine(name)}”)`}: ${events} events, ${accepted} accepted, up to ${upTo}; by ${door}, ${at}, ${oneLine(who)}`,
    );
  if (items.length === 0) print('no other service or maker has sent events to this computer');
}

function show(context: AppContext, source: string, { json }: Values) {
  const { items } = previewEvents(context, source);
  if (json) return print({ source, events: items });
  for (const { id, dppCode, type, eventTime, bizStep = '', readPoint = '', acceptedBy } of items)
    print(
      `#${id} ${named(dppCode)} ${eventTime} ${named(type)} ${oneLine(bizStep)} ${oneLine(readPoint)}${acceptedBy === undefined ? '' : ` accepted by ${oneLine(acceptedBy)}`}`,
    );
}

function accept(context: AppContext, source: string, values: Values): void {
  const upTo = Number(need(values['up-to'], 'up-to'));
  if (!Number.isSafeInteger(upTo) || upTo < 1) throw new UsageFault("--up-to is the number that 'desk events list' shows");
  const accepted = acceptSource(context, { source, upTo, who: need(values.by, 'by') });
  print(
    values.json
      ? { source, accepted }
      : `${accepted} events are public now together with the own ones, as the word of “${oneLine(source)}”; they are not signed`,
  );
}

function withdraw(context: AppContext, source: string, values: Values): void {
  const withdrawn = withdrawSource(context, { source, who: need(values.by, 'by'), reason: need(values.reason, 'reason') });
  print(values.json ? { source, withdrawn } : `${withdrawn} events are no longer public`);
}
