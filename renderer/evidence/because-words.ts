// Explains in the language of the screen why a slip or an evidence bundle is undetermined.
import type { Because } from '../../server/contract/index.ts';
import type { Format, Translate } from '../i18n/index.ts';

export function becauseWords(because: Because, t: Translate, format: Format): string {
  switch (because.code) {
    case 'vouched-since':
    case 'key-revoked':
    case 'key-from':
    case 'key-until':
      return t(`evidence.why.${because.code}`, { time: format.dateTime(because.at) });
    case 'too-long':
    case 'version':
    case 'no-entry':
    case 'entry-changed':
    case 'other-entry':
      return t(`evidence.why.${because.code}`, { number: because.number });
    case 'verdicts':
      return t('evidence.why.verdicts', { numbers: format.list(because.numbers.map(format.number)) });
    default:
      return t(`evidence.why.${because.code}`);
  }
}
