// The verdict on the Inspect screen: card with next actions, questions, decision, evidence.
import { Link } from '@tanstack/react-router';
import { FileInput, List, Printer, SkipForward } from 'lucide-react';
import { type Ref, useRef } from 'react';
import type { Inspection } from '../../../server/contract/index.ts';
import { defined } from '../../../server/domain/json/defined.ts';
import { PrintedLineCard } from '../../customs/printed-line.tsx';
import { Decisions } from '../../decisions/decisions.tsx';
import { useT } from '../../i18n/index.ts';
import { ItemAttachments } from '../../runs/attachments.tsx';
import { Button, Shortcut } from '../../ui/index.ts';
import { VerdictCard } from '../../verdict/verdict-card.tsx';
import { InspectionView } from '../../verdict/view.tsx';
import { AsOf, NotToday } from './as-of.tsx';
import { KeyboardLayout, Readings } from './capture/choices.tsx';
import type { Chosen, Expect } from './queue/jobs.ts';
import styles from './result.module.css';

export interface ResultProps {
  readonly inspection: Inspection;
  /** The item is one of a batch. */
  readonly isOfBatch: boolean;
  readonly headingRef: Ref<HTMLHeadingElement>;
  readonly onNext: () => void;
  readonly onChoose: (chosen: Chosen) => void;
  /** Expects the credential next, to compare it with this product. */
  readonly onBring: (expect: Expect, files: readonly File[]) => void;
  /** Inspects the same item as of a past day; without a day, as of now. */
  readonly onLook: (asOf?: string) => void;
  readonly onChanged: (inspection: Inspection) => void;
}

/** The product of a link or number of which there is no copy here. */
function expectOf({ headline, recognised, credential }: Inspection): Expect | undefined {
  const { gtin, serial, batch, cpv, tpx } = recognised;
  if (headline !== 'cannot-check' || credential || gtin === undefined) return undefined;
  return { gtin, ...defined({ serial, batch, cpv, tpx }) };
}

export function Result({ inspection, isOfBatch, headingRef, onNext, onChoose, onBring, onLook, onChanged }: ResultProps) {
  const t = useT();
  const picker = useRef<HTMLInputElement>(null);
  const expect = expectOf(inspection);
  const actions = (
    <>
      {expect ? (
        <>
          <input
            ref={picker}
            type="file"
            multiple
            hidden
            onChange={({ target }) => {
              const files = [...(target.files ?? [])];
              target.value = '';
              onBring(expect, files);
            }}
          />
          <Button
            size="large"
            icon={<FileInput aria-hidden />}
            onPress={() => {
              onBring(expect, []);
              picker.current?.click();
            }}
          >
            {t('inspect.bring')}
          </Button>
        </>
      ) : null}
      <Link to="/print/$id" params={{ id: String(inspection.id) }} className={styles.print}>
        <Printer aria-hidden size={20} />
        {t('common.print')}
      </Link>
      <Button size="large" icon={isOfBatch ? <List aria-hidden /> : <SkipForward aria-hidden />} onPress={onNext}>
        {t(isOfBatch ? 'inspect.backToBatch' : 'inspect.next')} <Shortcut of="next" className={styles.key} />
      </Button>
    </>
  );
  return (
    <InspectionView
      inspection={inspection}
      verdict={<VerdictCard inspection={inspection} headingRef={headingRef} actions={actions} />}
      more={<AsOf key={inspection.id} inspection={inspection} onLook={onLook} />}
      toDo={
        <>
          <Readings inspection={inspection} onChoose={onChoose} />
          <KeyboardLayout inspection={inspection} />
          {inspection.asOf === undefined ? (
            <>
              <Decisions key={inspection.id} inspection={inspection} onSaved={onChanged} />
              <PrintedLineCard key={`line-${inspection.id}`} inspection={inspection} />
            </>
          ) : (
            <NotToday inspection={inspection} onLook={onLook} />
          )}
          <ItemAttachments run={inspection.run?.id} inspection={inspection.id} />
        </>
      }
    />
  );
}
