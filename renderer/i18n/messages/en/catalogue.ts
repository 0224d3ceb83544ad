// The ids of all messages, defined by the English catalogue; every complete language must have exactly these.
import type { Code, InputCode } from '../../../../server/contract/index.ts';
import type { backup } from './backup.ts';
import type { bodies } from './bodies.ts';
import type { checkpoints } from './checkpoints.ts';
import type { common } from './common.ts';
import type { customs } from './customs.ts';
import type { details } from './details.ts';
import type { editing } from './editing.ts';
import type { evidence } from './evidence.ts';
import type { frame } from './frame.ts';
import type { inspect } from './inspect.ts';
import type { inspections } from './inspections.ts';
import type { keys } from './keys.ts';
import type { labels } from './labels.ts';
import type { measured } from './measured.ts';
import type { office } from './office.ts';
import type { officers } from './officers.ts';
import type { packs } from './packs.ts';
import type { passports } from './passports.ts';
import type { pictures } from './pictures.ts';
import type { print } from './print.ts';
import type { proofs } from './proofs.ts';
import type { received } from './received.ts';
import type { resolver } from './resolver.ts';
import type { runs } from './runs.ts';
import type { scannerSetup } from './scanner-setup.ts';
import type { selfTest } from './self-test.ts';
import type { settings } from './settings.ts';
import type { tables } from './tables.ts';
import type { trust } from './trust.ts';
import type { verdict } from './verdict.ts';
import type { wantList } from './want-list.ts';
import type { watch } from './watch.ts';

/** The same ids, with other words. */
export type Translated<Area> = { readonly [Id in keyof Area]: string };

/** What a code means for the person in front of the screen, as one sentence, and what to do next. */
export type ReasonId = `reason.${Code | InputCode}` | `next.${Code | InputCode}`;

export type Catalogue = { readonly [Id in ReasonId]: string } & Translated<
  typeof backup &
    typeof bodies &
    typeof checkpoints &
    typeof common &
    typeof customs &
    typeof details &
    typeof editing &
    typeof evidence &
    typeof frame &
    typeof inspect &
    typeof inspections &
    typeof keys &
    typeof labels &
    typeof measured &
    typeof office &
    typeof officers &
    typeof packs &
    typeof passports &
    typeof pictures &
    typeof print &
    typeof proofs &
    typeof received &
    typeof resolver &
    typeof runs &
    typeof scannerSetup &
    typeof selfTest &
    typeof settings &
    typeof tables &
    typeof trust &
    typeof verdict &
    typeof wantList &
    typeof watch
>;

export type MessageId = keyof Catalogue;

/** A draft may lack messages; the page shows them in English. */
export type Draft<Area> = Partial<Translated<Area>>;
