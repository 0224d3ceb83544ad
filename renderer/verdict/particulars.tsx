// The technical details of a verdict, folded: issuer, credential, signed content, input, log entry.
import { Fingerprint, Stamp } from 'lucide-react';
import type { CredentialFacts, Inspection, IssuerFacts, JsonObject } from '../../server/contract/index.ts';
import { useFormat, useT } from '../i18n/index.ts';
import { EngineAnswers } from '../inspection-log/again.tsx';
import { Age, Badge, Card, Facts, Fold, Foreign, original, Raw, TrueHost } from '../ui/index.ts';

type FactList = readonly { readonly label: string; readonly value: React.ReactNode }[];

export function Issuer({ issuer }: { readonly issuer: IssuerFacts }) {
  const t = useT();
  const facts: FactList = [
    { label: t('inspect.issuerName'), value: issuer.name === undefined ? t('inspect.issuerNameless') : <Foreign text={issuer.name} /> },
    { label: t('inspect.issuerId'), value: <Foreign as="code" text={issuer.id} /> },
    { label: t('inspect.issuerAsOf'), value: issuer.asOf ? <Age iso={issuer.asOf} /> : undefined },
  ];
  return (
    <Card
      title={t('inspect.issuer')}
      icon={<Stamp aria-hidden />}
      actions={
        issuer.origin ? (
          <Badge tone={issuer.origin === 'list' ? 'good' : 'accent'}>{t(`origin.${issuer.origin}`)}</Badge>
        ) : (
          <Badge>{t('inspect.issuerUnknown')}</Badge>
        )
      }
    >
      <Facts facts={facts} />
    </Card>
  );
}

function credentialFacts(credential: CredentialFacts, t: ReturnType<typeof useT>, date: (iso: string) => string): FactList {
  const { format, types, id, keyFingerprint, verificationMethod, validFrom, validUntil, signedAt, source } = credential;
  return [
    { label: t('inspect.cred.format'), value: t(`kind.${format}`) },
    { label: t('inspect.cred.types'), value: <Foreign text={types.join(', ')} /> },
    { label: t('inspect.cred.source'), value: t(source === 'stored' ? 'inspect.cred.stored' : 'inspect.cred.carried') },
    { label: t('inspect.cred.validFrom'), value: validFrom ? date(validFrom) : undefined },
    { label: t('inspect.cred.validUntil'), value: validUntil ? date(validUntil) : undefined },
    { label: t('inspect.cred.signedAt'), value: signedAt ? date(signedAt) : undefined },
    { label: t('inspect.cred.id'), value: id ? <Foreign as="code" text={id} /> : undefined },
    { label: t('inspect.cred.method'), value: verificationMethod ? <Foreign as="code" text={verificationMethod} /> : undefined },
    { label: t('inspect.cred.fingerprint'), value: keyFingerprint ? <code>{keyFingerprint}</code> : undefined },
  ];
}

function Verified({ document }: { readonly document: JsonObject }) {
  const t = useT();
  return <Raw text={JSON.stringify(document, null, 2)} label={t('inspect.verifiedDocument')} />;
}

export function Particulars({ inspection }: { readonly inspection: Inspection }) {
  const t = useT();
  const format = useFormat();
  const { credential, input, recognised, trust } = inspection;
  const record: FactList = [
    { label: t('inspect.rec.id'), value: inspection.id },
    { label: t('inspect.rec.at'), value: format.utc(inspection.at) },
    { label: t('inspect.rec.channel'), value: t(`channel.${input.channel}`) },
    { label: t('inspect.rec.kind'), value: t(`kind.${recognised.kind}`) },
    { label: t('inspect.rec.flags'), value: recognised.flags.map((flag) => t(`flag.${flag}`)).join(', ') || undefined },
    { label: t('inspect.rec.symbology'), value: input.symbology ? <Foreign as="code" text={input.symbology} /> : undefined },
    { label: t('inspect.rec.file'), value: input.fileName ? <Foreign text={input.fileName} /> : undefined },
    { label: t('inspect.rec.size'), value: format.bytes(input.bytes) },
    { label: t('inspect.rec.trust'), value: trust.asOf ? <Age iso={trust.asOf} /> : t('frame.trustNone') },
    { label: t('inspect.rec.sha256'), value: <code>{input.sha256}</code> },
    { label: t('inspect.rec.hash'), value: <code>{inspection.hash}</code> },
    { label: t('inspect.rec.version'), value: inspection.appVersion },
  ];
  return (
    <Card title={t('inspect.behind')} icon={<Fingerprint aria-hidden />}>
      {recognised.link ? (
        <Fold title={t('inspect.link')} note={<Foreign text={recognised.link.host} size="label" />} open={!credential}>
          <TrueHost link={recognised.link} />
        </Fold>
      ) : null}
      {credential ? (
        <Fold title={t('inspect.credential')} note={<Foreign text={credential.types.at(-1)} size="label" />}>
          <Facts facts={credentialFacts(credential, t, format.dateTime)} />
        </Fold>
      ) : null}
      {credential?.verified ? (
        <Fold title={t('inspect.verifiedDocument')} note={t('inspect.verifiedDocumentNote')}>
          <Verified document={credential.verified} />
        </Fold>
      ) : null}
      {credential ? (
        <Fold title={t('inspect.rawCredential')} note={format.bytes(new TextEncoder().encode(original(credential.raw)).length)}>
          <Raw text={credential.raw} label={t('inspect.rawCredential')} />
        </Fold>
      ) : null}
      {input.text ? (
        <Fold title={t('inspect.rawInput')} note={t(`channel.${input.channel}`)}>
          <Raw text={input.text} label={t('inspect.rawInput')} />
        </Fold>
      ) : null}
      <EngineAnswers inspection={inspection} />
      <Fold title={t('inspect.record')} note={t('inspect.entry', { id: inspection.id })}>
        <Facts facts={record} />
      </Fold>
    </Card>
  );
}
