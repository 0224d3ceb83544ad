// Formats the result of `desk inspect` for a slip as a JSON line or as text.
import type { JudgedSlip, OwnEntry, SlipContent, SlipItem } from '../../contract/index.ts';
import { named, oneLine } from '../../domain/foreign/index.ts';
import { defined } from '../../domain/json/defined.ts';
import type { Unit } from './inputs.ts';
import type { Found } from './joined-parts.ts';

export const toSlipLine = (
  { input, line }: Pick<Unit, 'input' | 'line'>,
  item: number,
  { page, embedded, recognised }: Found,
  slip: JudgedSlip,
) => ({
  input,
  item,
  ...defined({ line, page, embedded }),
  kind: 'slip',
  text: recognised.kind === 'slip' ? recognised.text : '',
  slip,
});

const BY = { list: '', given: ', its fingerprint was given', own: ', this computer' } as const;

export function slipText(place: string, item: number, judged: JudgedSlip): readonly string[] {
  const head = `${named(place)} #${item}: SLIP ${judged.state.toUpperCase()}${judged.state === 'genuine' ? '' : `  ${oneLine(judged.why)}`}`;
  if (judged.state === 'altered') return [head];
  const { desk, slip, own } = judged;
  const who = desk.name === undefined ? 'named by no trust list here' : `“${oneLine(desk.name)}” by a trust list`;
  const computer = `    computer ${desk.fingerprint}: ${who}${desk.by === undefined ? '' : BY[desk.by]}`;
  return slip === undefined ? [head, computer] : [head, computer, ...contentText(slip), ...ownText(own), PAPER];
}

const PAPER =
  '    This is about the paper: a copy of it looks the same. Compare the serial number with the item in hand, and inspect the item itself.';

const contentText = ({ number, inspectedAt, headline, isPast, sample, item, decision, madeAt, tree }: SlipContent): readonly string[] => [
  `    inspection ${number}, ${inspectedAt}: ${headline.toUpperCase()}${isPast ? ' about an earlier date' : ''}${sample ? ' (SAMPLE)' : ''}`,
  `    ${itemText(item)}`,
  `    decision ${decision}, slip made ${madeAt}, log of ${tree.size} leaves`,
];

function itemText(item: SlipItem): string {
  if (item.kind === 'none') return 'names no item';
  if (item.kind === 'digest') return `item with another identifier, SHA-256 ${item.sha256}`;
  return `item (01)${item.gtin}${item.serial === undefined ? ', no serial number' : `(21)${oneLine(item.serial)}`}`;
}

function ownText(own: OwnEntry | undefined): readonly string[] {
  if (own === undefined) return [];
  if (own.log === 'differs') return ['    the log of this computer says something else'];
  return [
    `    the log of this computer says the same${own.decisionNow === undefined ? '' : `, but the decision is now: ${own.decisionNow}`}`,
  ];
}
