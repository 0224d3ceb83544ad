// The technical details of a verdict, folded: issuer, credential, signed content, input, log entry.
import { Fingerprint, Stamp } from 'lucide-react';
import type { CredentialFacts, Inspection, IssuerFacts, JsonObject } from '../../server/contract/index.ts';
import { useFormat, useT } from '../i18n/index.ts';
import { EngineAnswers } from '../inspection-log/again.tsx';
import { Age, Badge, Card, Facts, Fold, Foreign, original, Raw, TrueHost } from '../ui/index.ts';

type FactList = { readonly label: string; readonly value: React.ReactNode }[];

export function Issuer({ issuer }: { readonly issuer: IssuerFacts }) {
  const t = useT();
  const facts: FactList = [
    { label: t('inspect.issuerName'), value: issuer.name === undefined ? t('inspect.issuerNameless') : <Foreign text={issuer.name} /> },
    {
      label: t('inspect.issuerId'),
      value: <Foreign as="code" text={issuer.id} />,
    },
  ];
  if (issuer.asOf) facts.push({ label: t('inspect.issuerAsOf'), value: <Age iso={issuer.asOf} /> });
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
  const rows: readonly (readonly [label: string, value: React.ReactNode])[] = [
    [t('inspect.cred.format'), t(`kind.${format}`)],
    [t('inspect.cred.types'), <Foreign key="types" text={types.join(', ')} />],
    [t('inspect.cred.source'), t(source === 'stored' ? 'inspect.cred.stored' : 'inspect.cred.carried')],
    [t('inspect.cred.validFrom'), validFrom ? date(validFrom) : undefined],
    [t('inspect.cred.validUntil'), validUntil ? date(validUntil) : undefined],
    [t('inspect.cred.signedAt'), signedAt ? date(signedAt) : undefined],
    [
      t('inspect.cred.id'),
      id ? (
        <code key="id">
          <Foreign text={id} />
        </code>
      ) : undefined,
    ],
    [
      t('inspect.cred.method'),
      verificationMethod ? (
        <code key="vm">
          <Foreign text={verificationMethod} />
        </code>
      ) : undefined,
    ],
    [t('inspect.cred.fingerprint'), keyFingerprint ? <code key="fp">{keyFingerprint}</code> : undefined],
  ];
  return rows.flatMap(([label, value]) => (value ? [{ label, value }] : []));
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
    ...(recognised.flags.length > 0
      ? [{ label: t('inspect.rec.flags'), value: recognised.flags.map((flag) => t(`flag.${flag}`)).join(', ') }]
      : []),
    ...(input.symbology
      ? [
          {
            label: t('inspect.rec.symbology'),
            value: <Foreign as="code" text={input.symbology} />,
          },
        ]
      : []),
    ...(input.fileName ? [{ label: t('inspect.rec.file'), value: <Foreign text={input.fileName} /> }] : []),
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
