// `node test/architecture/reason-codes.ts > docs/reference/reason-codes.md`: the page of all reason codes, from the code.
import { fileURLToPath } from 'node:url';
import { CHECKS } from '../../server/domain/evidence/checks.ts';
import { CODES } from '../../server/domain/evidence/codes.ts';

const HEAD = `# Reason codes

Each line of evidence has one code. A code belongs to one check and stands for one outcome: *passed*, *failed*, or *not checked* with the reason.
The meaning of a code never changes; new findings get new codes. How codes lead to a headline is on [one page](../verdict.md).

This page is generated from \`server/domain/evidence/codes.ts\`.
`;

export function reasonCodesPage(): string {
  const sections = CHECKS.map((check) => {
    const rows = Object.entries(CODES)
      .filter(([, entry]) => entry.check === check)
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([code, { outcome, means }]) => `| \`${code}\` | ${outcome.replace('-', ' ')} | ${means.replaceAll('|', '\\|')} |`);
    return `## ${check[0]?.toUpperCase()}${check.slice(1)}\n\n| code | outcome | meaning |\n|---|---|---|\n${rows.join('\n')}\n`;
  });
  return `${HEAD}\n${sections.join('\n')}`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) process.stdout.write(reasonCodesPage());
