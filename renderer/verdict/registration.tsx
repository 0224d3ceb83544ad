// A proof of registration: what it says, whether its seal was checked, and the passport that it is about.
import { Landmark } from 'lucide-react';
import type { Foreign as ForeignText, RegistrationFacts } from '../../server/contract/index.ts';
import { useT } from '../i18n/index.ts';
import { Badge, Card, Facts, Foreign } from '../ui/index.ts';

const TONES = { valid: 'good', invalid: 'bad', 'not-evaluated': 'quiet' } as const;

export function Registration({ registration }: { readonly registration: RegistrationFacts }) {
  const t = useT();
  const { operatorName, operatorId, registrationId, commodityCode, registeredAt, registry, passportHash, seal } = registration;
  const texts: readonly (readonly [label: string, text: ForeignText | undefined])[] = [
    [t('registration.operator'), operatorName],
    [t('registration.operatorId'), operatorId],
    [t('registration.id'), registrationId],
    [t('registration.commodity'), commodityCode],
    [t('registration.at'), registeredAt],
    [t('registration.registry'), registry],
    [t('registration.sealedBy'), seal.by],
  ];
  const facts = [
    ...texts.map(([label, text]) => ({ label, value: text && <Foreign text={text} /> })),
    { label: t('registration.hash'), value: passportHash && <code>{passportHash}</code> },
    { label: t('registration.passport'), value: passportHash && <Passport registration={registration} /> },
  ];
  return (
    <Card
      title={t('registration.title')}
      icon={<Landmark aria-hidden />}
      actions={<Badge tone={TONES[seal.signature]}>{t(`registration.seal.${seal.signature}`)}</Badge>}
    >
      {registration.format === 'unknown' ? <p>{t('registration.unknownForm')}</p> : <Facts facts={facts} />}
    </Card>
  );
}

function Passport({ registration: { passport, inspection } }: { readonly registration: RegistrationFacts }) {
  const t = useT();
  if (passport === undefined && inspection === undefined) return t('registration.none');
  return (
    <>
      {passport?.name === undefined ? null : <Foreign text={passport.name} />}{' '}
      {passport === undefined ? null : t(`headline.${passport.headline}`)}
      {inspection === undefined ? null : ` (${t('registration.entry', { id: inspection })})`}
    </>
  );
}
