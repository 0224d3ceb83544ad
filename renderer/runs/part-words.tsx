// How a part of a run is called and what its check means, on screen and on paper.
import { PackageCheck, PackageX, ShieldQuestion } from 'lucide-react';
import type { RunPart, RunRow } from '../../server/contract/index.ts';
import { useT } from '../i18n/index.ts';
import { Badge, Foreign } from '../ui/index.ts';

const STATES = {
  intact: { icon: PackageCheck, tone: 'good' },
  undetermined: { icon: ShieldQuestion, tone: 'warn' },
  changed: { icon: PackageX, tone: 'bad' },
  erased: { icon: PackageX, tone: 'quiet' },
} as const;

export function PartState({ part: { state } }: { readonly part: RunPart }) {
  const t = useT();
  const { icon: Icon, tone } = STATES[state];
  return (
    <Badge tone={tone} icon={<Icon aria-hidden />}>
      {t(`runs.parts.state.${state}`)}
    </Badge>
  );
}

/** How many parts that count are not confirmed as intact. */
export const openParts = (parts: readonly RunPart[]): number =>
  parts.filter(({ state, isReplaced }) => state !== 'intact' && isReplaced !== true).length;

/** Why a part is not intact, in a sentence. */
export function usePartDoubt(): (part: RunPart) => string | undefined {
  const t = useT();
  return ({ state, doubt, isReplaced }) =>
    isReplaced
      ? t('runs.parts.replaced')
      : state === 'changed' || state === 'erased'
        ? t(`runs.parts.${state}Text`)
        : doubt === undefined
          ? undefined
          : t(`evidence.doubt.${doubt}`);
}

/** Characters of a fingerprint that tell two computers apart. */
const SHORT = 19;

/** `part` 0 is this computer. A computer that no trust list names is called by its key. */
export function DeskName({ part, parts }: { readonly part: number; readonly parts: readonly RunPart[] }) {
  const t = useT();
  const found = parts.find(({ number }) => number === part);
  if (found === undefined) return <>{t('runs.parts.here')}</>;
  return found.name === undefined ? <code>{found.fingerprint.slice(0, SHORT)}…</code> : <Foreign text={found.name} size="line" />;
}

/** What an inspection is about: the product, and the item. */
export function RowProduct({ row: { product, item } }: { readonly row: RunRow }) {
  const t = useT();
  return (
    <>
      {product === undefined ? t('inspections.noProduct') : <Foreign text={product} size="line" />}{' '}
      {item === undefined ? null : (
        <code>
          <Foreign text={item} size="line" />
        </code>
      )}
    </>
  );
}
