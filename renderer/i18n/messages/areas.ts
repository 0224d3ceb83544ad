// The ids of every message, as the English catalogue has them: each other language must have exactly these.
import type { Code, InputCode } from '../../../server/contract/index.ts';
import type { backup } from './en/backup.ts';
import type { bodies } from './en/bodies.ts';
import type { common } from './en/common.ts';
import type { frame } from './en/frame.ts';
import type { inspect } from './en/inspect.ts';
import type { inspections } from './en/inspections.ts';
import type { office } from './en/office.ts';
import type { packs } from './en/packs.ts';
import type { passports } from './en/passports.ts';
import type { print } from './en/print.ts';
import type { received } from './en/received.ts';
import type { resolver } from './en/resolver.ts';
import type { settings } from './en/settings.ts';
import type { trust } from './en/trust.ts';
import type { verdict } from './en/verdict.ts';
import type { wantList } from './en/want-list.ts';
import type { watch } from './en/watch.ts';

/** The same ids, with other words. */
export type Translated<Area> = { readonly [Id in keyof Area]: string };

/** What a code means for the person in front of the screen, as one sentence, and what to do next. */
export type ReasonId = `reason.${Code | InputCode}` | `next.${Code | InputCode}`;

export type Catalogue = { readonly [Id in ReasonId]: string } & Translated<
  typeof backup &
    typeof bodies &
    typeof common &
    typeof frame &
    typeof inspect &
    typeof inspections &
    typeof office &
    typeof packs &
    typeof passports &
    typeof print &
    typeof received &
    typeof resolver &
    typeof settings &
    typeof trust &
    typeof verdict &
    typeof wantList &
    typeof watch
>;

export type MessageId = keyof Catalogue;
