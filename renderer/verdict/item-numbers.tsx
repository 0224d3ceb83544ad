// The numbers of a listed item, else what came in for it: the file name, the text, or the kind and hash of a document.
import type { InspectionSummary } from '../../server/contract/index.ts';
import { useT } from '../i18n/index.ts';
import { Foreign, original } from '../ui/index.ts';

/** Enough characters of a hash to find it in the record of the entry. */
const SHORT = 8;

/** The whole hash is in the record of the entry. */
export const ShortHash = ({ sha256 }: { readonly sha256: string }) => <code>SHA-256 {sha256.slice(0, SHORT)}…</code>;

export type ItemNumbersProps = Pick<InspectionSummary, 'gtin' | 'serial' | 'dppCode' | 'kind' | 'fileName' | 'cameIn'>;

export function ItemNumbers({ gtin, serial, dppCode, kind, fileName, cameIn = {} }: ItemNumbersProps) {
  const t = useT();
  const number = gtin ? [gtin, serial ?? ''].map(original).filter(Boolean).join(' · ') : dppCode;
  if (number !== undefined) return <Foreign as="code" text={number} size="line" />;
  const { text, sha256 } = cameIn;
  return (
    <>
      {fileName === undefined ? null : <Foreign text={fileName} size="line" />}
      {fileName === undefined || text === undefined ? null : ' · '}
      {text === undefined ? null : <Foreign text={sha256 === undefined ? text : `${original(text)}…`} size="line" />}
      {fileName === undefined && text === undefined ? t(`kind.${kind}`) : null}
      {sha256 === undefined ? null : (
        <>
          {' · '}
          <ShortHash sha256={sha256} />
        </>
      )}
    </>
  );
}
