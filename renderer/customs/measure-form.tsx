// Takes measured values for numbers that the passport of an item states, and records them.
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Plus, Trash2 } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import type { Inspection, MeasuredValue, Quantity } from '../../server/contract/index.ts';
import { useT } from '../i18n/index.ts';
import { commit, Withheld } from '../lib/commit.ts';
import { requestIds } from '../lib/request-ids.ts';
import { Button, ErrorBox, Field, IconButton, Loading, original, Select, shown } from '../ui/index.ts';
import { customs, customsChanged, useQuantities } from './calls.ts';
import styles from './customs.module.css';
import { useOfficer } from './use-officer.ts';

/** Policy: the most values in one request. */
const MOST = 50;

/** Policy: the tolerance that the form proposes, in percent. The form always shows it. */
const TOLERANCE = '5';

const lineFor = ({ place, unit }: Quantity): MeasuredValue => ({
  place,
  value: '',
  unit: original(unit),
  tolerance: TOLERANCE,
  toleranceIn: 'percent',
});

export function MeasureForm({ inspection }: { readonly inspection: Inspection }) {
  const t = useT();
  const { data, error, refetch } = useQuantities(inspection.id);
  if (data === undefined) return error ? <ErrorBox error={error} onRetry={() => refetch()} /> : <Loading />;
  const [first] = data.items;
  if (first === undefined) return <p className={styles.muted}>{t('measured.none')}</p>;
  return <Lines inspection={inspection} quantities={data.items} first={first} />;
}

interface LinesProps {
  readonly inspection: Inspection;
  readonly quantities: readonly Quantity[];
  readonly first: Quantity;
}

function Lines({ inspection, quantities, first }: LinesProps) {
  const t = useT();
  const client = useQueryClient();
  const [lines, setLines] = useState<readonly MeasuredValue[]>(() => [lineFor(first)]);
  const { officer, setOfficer, isFixed } = useOfficer(inspection.run);
  // The same measurement is recorded once, even if it is sent again after a lost answer.
  const [ids] = useState(requestIds);
  const { mutate, isPending, error } = useMutation({
    mutationFn: () =>
      commit((pass) => {
        const body = { inspectionHash: inspection.hash, officer: officer.trim(), values: lines };
        return customs.measure(inspection.id, { requestId: ids.of(body), ...body }, pass);
      }),
    onSuccess: () => {
      ids.done();
      customsChanged(client);
    },
  });
  const isReady = officer.trim() !== '' && lines.every(({ value, tolerance }) => value.trim() !== '' && tolerance.trim() !== '');
  const free = quantities.find(({ place }) => lines.every((line) => line.place !== place));
  const change = (at: number, more: Partial<MeasuredValue>) =>
    setLines(lines.map((line, index) => (index === at ? { ...line, ...more } : line)));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isReady && !isPending) mutate();
  };
  return (
    <form className={styles.form} onSubmit={submit}>
      <p className={styles.muted}>{t('measured.valueHelp')}</p>
      {lines.map((line, at) => (
        <Line
          key={line.place}
          line={line}
          quantities={quantities.filter(({ place }) => place === line.place || lines.every((other) => other.place !== place))}
          onChange={(more) => change(at, more)}
          onRemove={lines.length === 1 ? undefined : () => setLines(lines.filter((_, index) => index !== at))}
        />
      ))}
      <div>
        <Button
          icon={<Plus aria-hidden />}
          isDisabled={free === undefined || lines.length >= MOST}
          onPress={() => free && setLines([...lines, lineFor(free)])}
        >
          {t('measured.add')}
        </Button>
      </div>
      {isFixed ? null : (
        <div className={styles.fields}>
          <Field label={t('inspections.officer')} maxLength={200} value={officer} onChange={setOfficer} />
        </div>
      )}
      {error && !(error instanceof Withheld) ? <ErrorBox error={error} /> : null}
      <div>
        <Button type="submit" kind="primary" isDisabled={!isReady || isPending}>
          {t('customs.record')}
        </Button>
      </div>
    </form>
  );
}

interface LineProps {
  readonly line: MeasuredValue;
  readonly quantities: readonly Quantity[];
  readonly onChange: (more: Partial<MeasuredValue>) => void;
  readonly onRemove: (() => void) | undefined;
}

function Line({ line: { place, value, unit, tolerance, toleranceIn }, quantities, onChange, onRemove }: LineProps) {
  const t = useT();
  const named = quantities.find((one) => one.place === place);
  const label = named === undefined ? place : shown(named.label);
  return (
    <fieldset className={styles.line}>
      <legend className="visually-hidden">{label}</legend>
      <Select
        label={t('measured.quantity')}
        value={place}
        onChange={(chosen) => onChange({ place: chosen, unit: original(quantities.find((one) => one.place === chosen)?.unit ?? '') })}
        options={quantities.map((one) => ({
          value: one.place,
          label: t('measured.option', { label: shown(one.label), declared: shown(`${one.value} ${original(one.unit)}`.trim()) }),
        }))}
      />
      <Field label={t('measured.value')} maxLength={40} inputMode="decimal" value={value} onChange={(text) => onChange({ value: text })} />
      <Field label={t('measured.unit')} maxLength={40} value={unit} onChange={(text) => onChange({ unit: text })} />
      <Field
        label={t('measured.tolerance')}
        maxLength={40}
        inputMode="decimal"
        value={tolerance}
        onChange={(text) => onChange({ tolerance: text })}
      />
      <Select
        label={t('measured.toleranceIn')}
        value={toleranceIn}
        onChange={(chosen) => onChange({ toleranceIn: chosen })}
        options={[
          { value: 'percent', label: t('measured.percent') },
          { value: 'unit', label: t('measured.absolute') },
        ]}
      />
      {onRemove === undefined ? null : <IconButton label={t('measured.remove', { label })} icon={<Trash2 />} onPress={onRemove} />}
    </fieldset>
  );
}
