// Says how far the reading of an input is.
import type { Translate } from '../../i18n/index.ts';
import type { Stage } from './queue/jobs.ts';

export const decodingWords = ({ progress }: Extract<Stage, { stage: 'decoding' }>, t: Translate): string =>
  progress === undefined ? t('inspect.run.decoding') : t('inspect.run.page', { page: progress.page, pages: progress.pages });
