// Maps the code of a refused pack or entry to its message.
import type { Code, InputCode } from '../../../server/contract/index.ts';
import type { MessageId } from '../../i18n/index.ts';

const FAULTS: Readonly<Record<string, MessageId>> = {
  'not-a-pack': 'packs.fault.not-a-pack',
  'too-large': 'packs.fault.too-large',
  'unknown-creator': 'packs.fault.unknown-creator',
  'retired-key': 'packs.fault.retired-key',
  'older-pack': 'packs.fault.older-pack',
  'sequence-jump': 'packs.fault.sequence-jump',
  'wrong-counts': 'packs.fault.wrong-counts',
  'base-missing': 'packs.fault.base-missing',
  'bad-trust': 'packs.fault.bad-trust',
  busy: 'packs.fault.busy',
  failed: 'packs.fault.failed',
};

/** Any other fault of a pack as a whole counts as damage. */
export const faultWords = (code: string): MessageId => FAULTS[code] ?? 'packs.fault.damaged';

const ENTRIES: Readonly<Record<string, MessageId>> = {
  'not-importable': 'packs.why.not-importable',
  'passport-invalid': 'packs.why.passport-invalid',
  'passport-conflict': 'packs.why.passport-conflict',
  'epcis-invalid': 'packs.why.epcis',
  'epcis-too-many': 'packs.why.epcis',
  'own-name': 'packs.why.own-name',
  'no-passport': 'packs.why.no-passport',
  'list-of-unknown-issuer': 'packs.why.list-of-unknown-issuer',
  'list-unusable': 'packs.why.list-unusable',
  'older-snapshot': 'packs.why.registry',
  'snapshot-of-another-origin': 'packs.why.registry',
  'older-rules': 'packs.why.older-rules',
  'bad-rules': 'packs.why.bad-rules',
};

export function entryWords(code: string): MessageId {
  if (/^DPP-[A-Z]{3}-\d\d$/.test(code)) return `reason.${code as Code | InputCode}`;
  return ENTRIES[code] ?? 'packs.why.other';
}
