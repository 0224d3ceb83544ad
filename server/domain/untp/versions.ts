// Lists the known versions of UNTP by the address of their context, and how each is read.

export const UNTP_CONTEXT = 'https://vocabulary.uncefact.org/untp/0.7.0/context/';

/** The context of GS1 EPCIS 2.0, which traceability events use from UNTP 0.8.0 on, in addition to that of UNTP. */
export const EPCIS_CONTEXT = 'https://ref.gs1.org/standards/epcis/2.0.0/epcis-context.jsonld';

export interface UntpVersion {
  readonly version: string;
  /** True if this program has the schemas, so that it checks the content. */
  readonly hasSchemas: boolean;
  /** `subject`: the subject of a passport is the product. `member`: the subject is the passport, with the product in its `product`. */
  readonly product: 'subject' | 'member';
  /** `epcis`: the subjects of a traceability event are unchanged events of GS1 EPCIS 2.0. */
  readonly events: 'untp' | 'epcis';
}

type Row = readonly [context: RegExp, reads: Omit<UntpVersion, 'version'>];

const ROWS: readonly Row[] = [
  // These versions have a separate context for each type of credential.
  [
    /^https:\/\/test\.uncefact\.org\/vocabulary\/untp\/(?:dpp|dcc|dfr|dia|dte)\/(0\.6\.[0-9]{1,2})\/?$/,
    { hasSchemas: false, product: 'member', events: 'untp' },
  ],
  [/^https:\/\/vocabulary\.uncefact\.org\/untp\/(0\.7\.0)\/context\/$/, { hasSchemas: true, product: 'subject', events: 'untp' }],
  [/^https:\/\/vocabulary\.uncefact\.org\/untp\/(0\.8\.0)\/context\/$/, { hasSchemas: false, product: 'subject', events: 'epcis' }],
];

/** Any other address of UNTP, which is itself used as the name of the version. Products are read as in 0.7.0. */
const OTHER = /^https?:\/\/(?:[a-z0-9-]+\.)*(?:uncefact|unece)\.org\/(?:.{0,200}\/)?untp\//;

/** Returns the version of a context, or undefined if the context does not belong to UNTP. */
export function versionOf(context: unknown): UntpVersion | undefined {
  if (typeof context !== 'string' || context.length > 300 || !context.includes('/untp/')) return undefined;
  for (const [pattern, reads] of ROWS) {
    const version = pattern.exec(context)?.[1];
    if (version !== undefined) return { version, ...reads };
  }
  return OTHER.test(context) ? { version: context, hasSchemas: false, product: 'subject', events: 'untp' } : undefined;
}

/** Returns the distinct versions that a document names, in its order. A document with several versions conforms to none of them. */
export function versionsIn({ '@context': context }: { readonly '@context'?: unknown }): readonly UntpVersion[] {
  const found = new Map<string, UntpVersion>();
  for (const one of Array.isArray(context) ? context.slice(0, 100) : [context]) {
    const version = versionOf(one);
    if (version !== undefined && !found.has(version.version)) found.set(version.version, version);
  }
  return [...found.values()];
}
