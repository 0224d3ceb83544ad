// Shows the particulars of a line of evidence, in the language of the screen.
import type { Evidence } from '../../server/contract/index.ts';
import { useFormat, useT } from '../i18n/index.ts';
import { wordsOf } from './detail-words.ts';

interface EvidenceDetailProps {
  readonly evidence: Pick<Evidence, 'detail' | 'particulars'>;
  readonly className: string | undefined;
}

export function EvidenceDetail({ evidence: { detail, particulars }, className }: EvidenceDetailProps) {
  const t = useT();
  const format = useFormat();
  if (!detail) return null;
  const sentence = particulars && wordsOf(particulars, t, format);
  // Older records have their particulars in English only; many others are a value, such as an address.
  return sentence === undefined ? (
    <p className={className} lang="en">
      {detail}
    </p>
  ) : (
    <p className={className}>{sentence}</p>
  );
}
