// Lists inspections that could not be checked because only a link or number was present and no copy, newest first.
import type { Channel, Inspection } from '../../contract/index.ts';
import { defined } from '../../domain/json/defined.ts';
import { statement } from '../statement.ts';
import type { Store } from '../store.ts';
import { factsOf, inputText, type Stored, type StoredRecord } from './contents.ts';

export interface LinkOnly {
  readonly id: number;
  readonly at: string;
  readonly channel: Channel;
  readonly text: string;
  readonly fileName?: string;
  readonly symbology?: string;
  /** The index of the item within its input. */
  readonly item: number;
  readonly recognised: Inspection['recognised'];
  readonly dppCode?: string;
}

/** Policy: enough for a season at a border post. Older entries remain in the log. */
const MAX_READ = 5000;

interface Row extends StoredRecord {
  readonly id: number;
  readonly at: string;
  readonly channel: Channel;
  readonly file_name: string | null;
  readonly dpp_code: string | null;
  readonly text: Stored;
}

export function linkOnlyInspections({ db }: Store): LinkOnly[] {
  const rows = statement(
    db,
    `SELECT i.id, i.at, i.channel, i.file_name, i.dpp_code, i.record, t.text FROM inspections i JOIN inputs t ON t.sha256 = i.input_sha256
     WHERE i.headline = 'cannot-check' AND i.reason IN ('DPP-SIG-13', 'DPP-SIG-20') ORDER BY i.id DESC LIMIT ${MAX_READ}`,
  ).all() as Row[];
  return rows.map(({ id, at, channel, file_name, dpp_code, text, ...stored }) => {
    const { item, input, recognised } = JSON.parse(factsOf(db, stored)) as Pick<Inspection, 'item' | 'input' | 'recognised'>;
    return {
      id,
      at,
      channel,
      text: inputText(db, text),
      item,
      recognised,
      ...(file_name === null ? {} : { fileName: file_name }),
      ...defined({ symbology: input.symbology }),
      ...(dpp_code === null ? {} : { dppCode: dpp_code }),
    };
  });
}
