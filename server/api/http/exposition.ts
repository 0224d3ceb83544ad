// Formats samples in the Prometheus text exposition format 0.0.4.

export interface Sample {
  readonly name: string;
  readonly type: 'counter' | 'gauge' | 'histogram';
  readonly help: string;
  readonly values: readonly {
    /** Appended to the name, for the parts of a histogram. */
    readonly suffix?: string;
    readonly labels?: Readonly<Record<string, string>>;
    readonly value: number;
  }[];
}

const inHelp = (text: string): string => text.replaceAll('\\', '\\\\').replaceAll('\n', '\\n');
const inLabel = (text: string): string => inHelp(text).replaceAll('"', '\\"');
const labelled = (labels: Readonly<Record<string, string>> = {}): string => {
  const pairs = Object.entries(labels).map(([name, value]) => `${name}="${inLabel(value)}"`);
  return pairs.length === 0 ? '' : `{${pairs.join(',')}}`;
};
const inValue = (value: number): string => (Number.isNaN(value) ? 'NaN' : String(value));

export const exposition = (samples: readonly Sample[]): string =>
  samples
    .map(
      ({ name, type, help, values }) =>
        `# HELP ${name} ${inHelp(help)}\n# TYPE ${name} ${type}\n${values
          .map(({ suffix = '', labels, value }) => `${name}${suffix}${labelled(labels)} ${inValue(value)}\n`)
          .join('')}`,
    )
    .join('');
