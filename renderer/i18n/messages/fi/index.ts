// The Finnish catalogue, a draft: all areas in one table. The build replaces this file by its compiled messages.
import type { DraftCatalogue } from '../en/catalogue.ts';
import { backup } from './backup.ts';
import { bodies } from './bodies.ts';
import { checkpoints } from './checkpoints.ts';
import { common } from './common.ts';
import { customs } from './customs.ts';
import { editing } from './editing.ts';
import { evidence } from './evidence.ts';
import { frame } from './frame.ts';
import { inspect } from './inspect.ts';
import { inspections } from './inspections.ts';
import { keys } from './keys.ts';
import { labels } from './labels.ts';
import { office } from './office.ts';
import { officers } from './officers.ts';
import { packs } from './packs.ts';
import { passports } from './passports.ts';
import { print } from './print.ts';
import { proofs } from './proofs.ts';
import { reasons } from './reasons.ts';
import { received } from './received.ts';
import { resolver } from './resolver.ts';
import { runs } from './runs.ts';
import { selfTest } from './self-test.ts';
import { settings } from './settings.ts';
import { tables } from './tables.ts';
import { trust } from './trust.ts';
import { verdict } from './verdict.ts';
import { wantList } from './want-list.ts';
import { watch } from './watch.ts';

export const messages: DraftCatalogue = {
  ...backup,
  ...bodies,
  ...checkpoints,
  ...common,
  ...customs,
  ...editing,
  ...evidence,
  ...frame,
  ...inspect,
  ...inspections,
  ...keys,
  ...labels,
  ...office,
  ...officers,
  ...packs,
  ...passports,
  ...print,
  ...proofs,
  ...reasons,
  ...received,
  ...resolver,
  ...runs,
  ...selfTest,
  ...settings,
  ...tables,
  ...trust,
  ...verdict,
  ...wantList,
  ...watch,
};
