// Shows what an SD-JWT discloses and withholds, whether it is bound to a holder, and a request for the rest.
import { EyeOff } from 'lucide-react';
import type { Foreign as ForeignText, Inspection } from '../../server/contract/index.ts';
import { useFormat, useT } from '../i18n/index.ts';
import { Card, Facts, Fold, Raw, shown } from '../ui/index.ts';
import { useSettings } from '../workbench/workbench.ts';
import styles from './view.module.css';

/** Policy: the most names that are read at a glance; the verified document and the request contain all of them. */
const SHOWN = 12;

export function Disclosure({ inspection }: { readonly inspection: Inspection }) {
  const t = useT();
  const { disclosed, undisclosedCount: hidden = 0, undisclosedNames = [] } = inspection.credential ?? {};
  if (disclosed === undefined) return null;
  const bound = inspection.checks.some(({ code }) => code === 'DPP-SIG-19');
  const few = (names: readonly ForeignText[]): string => {
    const first = names
      .slice(0, SHOWN)
      .map((name) => shown(name))
      .join(', ');
    return names.length > SHOWN ? t('inspect.sd.more', { names: first, count: names.length - SHOWN }) : first;
  };
  const names = Object.keys(disclosed);
  return (
    <Card title={t('inspect.sd.title')} icon={<EyeOff aria-hidden />}>
      <Facts
        columns="one"
        facts={[
          {
            label: t('inspect.sd.disclosed'),
            value: t('inspect.sd.disclosedCount', { count: names.length }),
            note: few(names),
          },
          {
            label: t('inspect.sd.undisclosed'),
            value: t('inspect.sd.hidden', { count: hidden }),
            note: undisclosedNames.length > 0 ? t('inspect.sd.names', { names: few(undisclosedNames) }) : null,
          },
          {
            label: t('inspect.sd.binding'),
            value: t(bound ? 'inspect.sd.bound' : 'inspect.sd.unbound'),
            note: t(bound ? 'inspect.sd.boundHelp' : 'inspect.sd.unboundHelp'),
          },
        ]}
      />
      {hidden > 0 ? (
        <div className={styles.groups}>
          <Fold title={t('inspect.sd.ask')} note={t('inspect.sd.askNote')}>
            <Request inspection={inspection} names={undisclosedNames} />
          </Fold>
        </div>
      ) : null}
    </Card>
  );
}

/** A text to send by any means: the app itself sends nothing. */
function Request({ inspection, names }: { readonly inspection: Inspection; readonly names: readonly ForeignText[] }) {
  const t = useT();
  const format = useFormat();
  const { settings } = useSettings();
  const { id, at, product, issuer, input } = inspection;
  const keys: readonly (readonly [label: string, value: ForeignText | undefined])[] = [
    [t('inspect.productName'), product?.name],
    [t('inspect.gtin'), product?.gtin],
    [t('inspect.serial'), product?.serial],
    [t('inspect.dppCode'), product?.dppCode],
    [t('inspect.issuer'), issuer?.id],
    [t('inspect.entry', { id }), format.utc(at)],
    [t('inspect.rec.sha256'), input.sha256],
  ];
  const known = keys.flatMap(([label, value]) => (value ? [`${label}: ${shown(value, 500)}`] : []));
  const wanted =
    names.length > 0 ? t('inspect.sd.requestNames', { names: names.map((name) => shown(name)).join(', ') }) : t('inspect.sd.requestAll');
  const signed = [settings?.officer, settings?.place].filter(Boolean).join(', ');
  const text = [t('inspect.sd.request'), '', ...known, '', wanted, t('inspect.sd.requestHow'), ...(signed ? ['', signed] : [])].join('\n');
  return <Raw text={text} label={t('inspect.sd.ask')} />;
}
