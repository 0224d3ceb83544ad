// Defines which rows and columns of the store are published. What is not named here never leaves the store.
import { createHash } from 'node:crypto';
import type { Db } from '../store.ts';
import { FORGOTTEN } from '../trust/own-status.ts';

interface Published {
  readonly key: readonly string[];
  /** An SQL condition. Only rows that meet it are published. */
  readonly where?: string;
  /** Replaces columns that hold names of persons, drafts or other private content. */
  readonly instead?: Readonly<Record<string, string>>;
}

const IS_PUBLISHED = 'published_at IS NOT NULL';

/** The settings that the public interface reads. */
const SETTINGS = [
  'baseUrl',
  'publicSiteUrl',
  'serviceName',
  'didDocument',
  'keyWindows',
  'trustExpiryDays',
  'trustFreshDays',
  'hsCodeNeedsKey',
] as const;

/**
 * `credential_products` is absent because triggers derive it from `credentials`. Passports of others that were set to invalid here are
 * published without their content: the state decides verdicts on copies.
 */
export const PUBLISHED: Readonly<Record<string, Published>> = {
  settings: { key: ['name'], where: `name IN (${SETTINGS.map((name) => `'${name}'`).join(', ')})` },
  passports: {
    key: ['id'],
    where: `(${IS_PUBLISHED} OR dpp_status = 'invalid')`,
    instead: {
      document: `iif(${IS_PUBLISHED}, coalesce(published_document, document), '{}')`,
      // Made from the document as it is now, which may be a draft. Readers take both from the published document if there is one.
      product_name: `iif(${IS_PUBLISHED} AND published_document IS NULL, product_name, '')`,
      manufacturer: `iif(${IS_PUBLISHED} AND published_document IS NULL, manufacturer, '')`,
      search: `''`,
    },
  },
  published_versions: { key: ['id'] },
  credentials: { key: ['id'] },
  issued: { key: ['id'] },
  issued_rest: { key: ['id'] },
  issued_names: { key: ['name', 'issued'] },
  events: {
    key: ['id'],
    where: `EXISTS (SELECT 1 FROM passports WHERE passports.dpp_code = events.dpp_code AND ${IS_PUBLISHED})`,
  },
  stakeholder_keys: { key: ['id'], instead: { label: `''` } },
  status_places: { key: ['list', 'place'] },
  own_status_lists: { key: ['list'] },
  signed_status_lists: { key: ['list', 'purpose'] },
  status_log: {
    key: ['id'],
    instead: { who: `''`, reason: `iif(substr(reason, 1, ${FORGOTTEN.length}) = '${FORGOTTEN}', '${FORGOTTEN}', NULL)` },
  },
  status_statements: { key: ['id'] },
  issuers: { key: ['did', 'origin', 'operator'], instead: { added_by: 'NULL', reason: 'NULL' } },
  issuer_versions: { key: ['did', 'first_list'] },
  snapshots: { key: ['id'], instead: { imported_by: `''` } },
  operator_keys: { key: ['did_key'], instead: { pinned_by: `''` } },
  operator_rules: { key: ['operator'], instead: { pinned_by: `''` } },
  operator_pins: { key: ['operator', 'sequence'], instead: { who: `''` } },
  operator_beacons: { key: ['operator'], instead: { taken_by: `''` } },
  restrictions: { key: ['id'], instead: { who: `''` } },
  restriction_lifts: { key: ['restriction'], instead: { who: `''` } },
  trust_log: { key: ['id'], instead: { who: `''`, reason: 'NULL', signed_in: 'NULL' } },
  body_list: { key: ['id'] },
};

export const NAMES: readonly string[] = Object.keys(PUBLISHED);

const known = new WeakMap<Db, Map<string, readonly string[]>>();

/** Migrations run before a store is in use, so the columns of a table stay the same. */
function columnsOf(db: Db, name: string): readonly string[] {
  const tables = known.get(db) ?? new Map<string, readonly string[]>();
  known.set(db, tables);
  const columns = tables.get(name) ?? (db.pragma(`table_info(${name})`) as { readonly name: string }[]).map((column) => column.name);
  tables.set(name, columns);
  return columns;
}

/** Selects the published columns of one row by its key. */
export function selectOne(db: Db, name: string): string {
  const { key, where, instead = {} } = published(name);
  const columns = columnsOf(db, name).map((column) => instead[column] ?? column);
  const conditions = [...key.map((column) => `${name}.${column} = ?`), ...(where === undefined ? [] : [where])];
  return `SELECT ${columns.join(', ')} FROM ${name} WHERE ${conditions.join(' AND ')}`;
}

export const replaceOne = (db: Db, name: string): string => {
  const columns = columnsOf(db, name);
  return `INSERT OR REPLACE INTO ${name} (${columns.join(', ')}) VALUES (${columns.map(() => '?').join(', ')})`;
};

export const deleteOne = (name: string): string =>
  `DELETE FROM ${name} WHERE ${published(name)
    .key.map((column) => `${column} = ?`)
    .join(' AND ')}`;

/** Selects the keys after a given key, in order, or with `isFirst` the first keys. */
export function selectKeys(name: string, isFirst: boolean): string {
  const key = published(name).key.join(', ');
  const after = isFirst ? '' : `WHERE (${key}) > (${published(name).key.map(() => '?')})`;
  return `SELECT ${key} FROM ${name} ${after} ORDER BY ${key} LIMIT ?`;
}

function published(name: string): Published {
  const found = Object.hasOwn(PUBLISHED, name) ? PUBLISHED[name] : undefined;
  if (found === undefined) throw new Error(`the table '${name}' is not published`);
  return found;
}

const numberAgain = (name: string, key: string): string =>
  `DELETE FROM outbox WHERE name = '${name}' AND key = ${key}; INSERT INTO outbox (name, key) VALUES ('${name}', ${key});`;

/**
 * The triggers that number changes, by name. They delete and insert instead of replacing: within a trigger, the conflict clause of the
 * statement that fires it takes precedence.
 */
export function outboxTriggers(): Readonly<Record<string, string>> {
  const triggers: Record<string, string> = {};
  for (const [name, { key }] of Object.entries(PUBLISHED)) {
    const keyIn = (row: 'NEW' | 'OLD') => `json_array(${key.map((column) => `${row}.${column}`).join(', ')})`;
    const both = `${numberAgain(name, keyIn('OLD'))} ${numberAgain(name, keyIn('NEW'))}`;
    const on = { insert: numberAgain(name, keyIn('NEW')), update: both, delete: numberAgain(name, keyIn('OLD')) };
    for (const [change, body] of Object.entries(on))
      triggers[`${name}_${change}_outbox`] = `CREATE TRIGGER ${name}_${change}_outbox AFTER ${change} ON ${name} BEGIN ${body} END`;
  }
  // Events are published with their passport.
  const events = (row: 'NEW' | 'OLD') => `
    DELETE FROM outbox WHERE name = 'events' AND key IN (SELECT json_array(id) FROM events WHERE dpp_code = ${row}.dpp_code);
    INSERT INTO outbox (name, key) SELECT 'events', json_array(id) FROM events WHERE dpp_code = ${row}.dpp_code;`;
  const trigger = (change: string, when: string, row: 'NEW' | 'OLD') =>
    `CREATE TRIGGER passports_${change}_events_outbox AFTER ${change} ON passports WHEN ${when} BEGIN ${events(row)} END`;
  return {
    ...triggers,
    passports_insert_events_outbox: trigger('insert', 'NEW.published_at IS NOT NULL', 'NEW'),
    passports_update_events_outbox: trigger('update', '(NEW.published_at IS NULL) <> (OLD.published_at IS NULL)', 'NEW'),
    passports_delete_events_outbox: trigger('delete', 'OLD.published_at IS NOT NULL', 'OLD'),
  };
}

/** Writer and reader are compatible only if this hash is the same on both sides. */
export function formOf(db: Db): string {
  const tables = NAMES.map((name) => [selectOne(db, name), replaceOne(db, name), deleteOne(name)]);
  return createHash('sha256')
    .update(JSON.stringify([tables, outboxTriggers()]))
    .digest('hex');
}
