// The declaration of an item beside its passport: the recorded comparison, and a form for typed goods.
import { FileCheck2 } from 'lucide-react';
import { useState } from 'react';
import type {
  DeclarationFinding,
  DeclarationOutcome,
  DeclaredField,
  Inspection,
  RecordedDeclaration,
} from '../../server/contract/index.ts';
import { useFormat, useT } from '../i18n/index.ts';
import { HowSigned } from '../sign-off/how-signed.tsx';
import { Badge, Card, ColumnHeads, ErrorBox, Field, Fold, Foreign, PlainTable, type Tone } from '../ui/index.ts';
import { customs, useCustoms } from './calls.ts';
import styles from './customs.module.css';
import { RecordForm } from './record-form.tsx';
import { RegistryFound } from './registry.tsx';

const FIELDS: readonly DeclaredField[] = ['commodityCode', 'origin', 'netMass', 'grossMass', 'quantity', 'eori', 'registrationId'];

const TONES: Readonly<Record<DeclarationOutcome, Tone>> = {
  agrees: 'good',
  'agrees-unproven': 'warn',
  contradicts: 'bad',
  'only-declared': 'quiet',
  'only-passport': 'quiet',
  'not-comparable': 'warn',
};

export function DeclarationCard({ inspection }: { readonly inspection: Inspection }) {
  const t = useT();
  const { data, error, refetch } = useCustoms(inspection.id);
  const declaration = data?.declaration;
  return (
    <Card title={t('customs.declaration')} icon={<FileCheck2 aria-hidden />}>
      {error ? <ErrorBox error={error} onRetry={() => refetch()} /> : null}
      {declaration === undefined ? null : <Compared declaration={declaration} />}
      <Fold key={declaration?.at} title={t(declaration === undefined ? 'customs.compare' : 'customs.compareAgain')}>
        <Goods inspection={inspection} before={declaration} />
      </Fold>
    </Card>
  );
}

export function Compared({
  declaration: { at, officer, signedIn, file, findings, registry },
}: {
  readonly declaration: RecordedDeclaration;
}) {
  const t = useT();
  const format = useFormat();
  return (
    <>
      <p className={styles.muted}>{t('customs.beside')}</p>
      <PlainTable className={styles.findings}>
        <ColumnHeads of={['customs.field', 'customs.declared', 'customs.found', 'customs.result']} />
        <tbody>
          {findings.map((finding) => (
            <Finding key={finding.field} finding={finding} />
          ))}
        </tbody>
      </PlainTable>
      {registry === undefined ? null : <RegistryFound answer={registry} />}
      <p className={styles.muted}>
        {file === undefined ? t('customs.typed') : <Foreign text={file.name} size="line" />}
        {file === undefined ? '' : ` · ${t('customs.line', { line: file.line })}`} · {officer}
        <HowSigned signedIn={signedIn} /> · <time dateTime={at}>{format.dateTime(at)}</time>
      </p>
    </>
  );
}

function Finding({ finding: { field, outcome, declared, found, source, digits, why } }: { readonly finding: DeclarationFinding }) {
  const t = useT();
  return (
    <tr data-outcome={outcome}>
      <th scope="row">{t(`customs.field.${field}`)}</th>
      <td data-label={t('customs.declared')}>{declared === undefined ? t('common.none') : <Foreign text={declared} size="line" />}</td>
      <td data-label={t('customs.found')}>
        {found === undefined ? t('common.none') : <Foreign text={found} size="line" />}
        {source === undefined ? null : <span className={styles.source}>{t(`customs.source.${source}`)}</span>}
      </td>
      <td data-label={t('customs.result')}>
        <Badge tone={TONES[outcome]}>{t(`customs.outcome.${outcome}`)}</Badge>
        {digits ? <span className={styles.source}>{t('customs.digits', { digits })}</span> : null}
        {why === undefined ? null : <span className={styles.source}>{t(`customs.why.${why}`)}</span>}
      </td>
    </tr>
  );
}

type Typed = Readonly<Record<DeclaredField, string>>;
const asTyped = (goods: RecordedDeclaration['goods'] = {}): Typed =>
  Object.fromEntries(FIELDS.map((field) => [field, goods[field] ?? ''])) as Typed;

function Goods({ inspection, before }: { readonly inspection: Inspection; readonly before: RecordedDeclaration | undefined }) {
  const t = useT();
  const [typed, setTyped] = useState(() => asTyped(before?.goods));
  const filled = Object.fromEntries(Object.entries(typed).filter(([, text]) => text.trim() !== ''));
  return (
    <RecordForm
      inspection={inspection}
      content={Object.keys(filled).length > 0 ? { goods: filled } : undefined}
      send={customs.declare}
      action={t('customs.record')}
    >
      {(officerField) => (
        <div className={styles.fields}>
          {FIELDS.map((field) => (
            <Field
              key={field}
              label={t(`customs.field.${field}`)}
              help={field === 'netMass' ? t('customs.massHelp') : undefined}
              maxLength={300}
              value={typed[field]}
              onChange={(text) => setTyped({ ...typed, [field]: text })}
            />
          ))}
          {officerField}
        </div>
      )}
    </RecordForm>
  );
}
