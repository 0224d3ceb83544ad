// Names a part of a run and describes the result of its check, on screen and on paper.
import { PackageCheck, PackageX, ShieldQuestion } from 'lucide-react';
import type { RunPart, RunRow } from '../../server/contract/index.ts';
import { useT } from '../i18n/index.ts';
import { Badge, Foreign } from '../ui/index.ts';
import { ShortHash } from '../verdict/item-numbers.tsx';

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

/** The number of parts that are in use and not confirmed as intact. */
export const openParts = (parts: readonly RunPart[]): number =>
  parts.filter(({ state, isReplaced }) => state !== 'intact' && isReplaced !== true).length;

/** One sentence that says why a part is not intact. */
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

/** Enough characters of a fingerprint to distinguish two computers. */
const SHORT = 19;

/** Part 0 is this computer. A computer that no trust list names is shown by its key. */
export function DeskName({ part, parts }: { readonly part: number; readonly parts: readonly RunPart[] }) {
  const t = useT();
  const found = parts.find(({ number }) => number === part);
  if (found === undefined) return <>{t('runs.parts.here')}</>;
  return found.name === undefined ? <code>{found.fingerprint.slice(0, SHORT)}…</code> : <Foreign text={found.name} size="line" />;
}

/** What an inspection is about: the product, and the item, else the hash of what came in. */
export function RowProduct({ row: { product, item, sha256 } }: { readonly row: RunRow }) {
  const t = useT();
  return (
    <>
      {product === undefined ? t('inspections.noProduct') : <Foreign text={product} size="line" />}{' '}
      {item === undefined ? null : <Foreign as="code" text={item} size="line" />}
      {sha256 === undefined ? null : <ShortHash sha256={sha256} />}
    </>
  );
}
