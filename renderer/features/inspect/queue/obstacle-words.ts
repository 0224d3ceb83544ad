// The messages for a job that the workbench cannot take now, by what keeps it from doing so.
import type { MessageId } from '../../../i18n/index.ts';
import type { Obstacle } from './jobs.ts';

export const HOLDING: Readonly<Record<Obstacle, { readonly title: MessageId; readonly help: MessageId }>> = {
  'no-answer': { title: 'inspect.run.holding', help: 'inspect.run.holdingHelp' },
  'disk-full': { title: 'inspect.run.diskFull', help: 'inspect.run.diskFullHelp' },
};
