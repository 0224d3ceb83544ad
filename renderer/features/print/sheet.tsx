// The frame of a report: buttons to go back, print and save as PDF above the paper. The paper shows none of them.
import { ArrowLeft, FileDown, Printer } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { ReportOf } from '../../../server/contract/index.ts';
import { useT } from '../../i18n/index.ts';
import { Button, ErrorBox } from '../../ui/index.ts';
import styles from './print.module.css';
import { useReportTitle } from './report-title.ts';

export interface SheetProps {
  /** Undefined while there is nothing to print. */
  readonly report: ReportOf | undefined;
  /** The title of the document and of its file: the subject and the day of the report. */
  readonly title: string | undefined;
  readonly back: string;
  readonly onBack: () => void;
  readonly children: ReactNode;
}

export function Sheet({ report, title, back, onBack, children }: SheetProps) {
  const t = useT();
  const [fault, setFault] = useState<unknown>();
  const [done, setDone] = useState('');
  useReportTitle(title);
  const { desk } = window;
  const savePdf = async () => {
    if (report === undefined) return;
    setFault(undefined);
    setDone('');
    if (desk === undefined) {
      // A page of a browser cannot write a PDF itself; its print dialog can.
      setDone(t('print.inBrowser'));
      setTimeout(() => window.print());
      return;
    }
    try {
      setDone((await desk.savePdf(report)) === 'saved' ? t('print.saved') : '');
    } catch (thrown) {
      setFault(thrown);
    }
  };
  // The desktop shell waits for `data-print` before it prints.
  return (
    <main className={styles.sheet} data-print={report === undefined ? 'failed' : 'ready'}>
      <div className={styles.toolbar}>
        <Button icon={<ArrowLeft aria-hidden />} onPress={onBack}>
          {back}
        </Button>
        {report === undefined ? null : (
          <>
            <Button kind="primary" icon={<Printer aria-hidden />} onPress={() => window.print()}>
              {t('print.print')}
            </Button>
            <Button icon={<FileDown aria-hidden />} onPress={savePdf}>
              {t('print.savePdf')}
            </Button>
            <span role="status">{done}</span>
          </>
        )}
      </div>
      {fault === undefined ? null : (
        <div className={styles.fault}>
          <ErrorBox error={fault} />
        </div>
      )}
      {children}
    </main>
  );
}
