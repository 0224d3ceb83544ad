// Takes the sightings of another desk from its evidence bundle, to compare items here with them.
import { namesIn } from '../../domain/bundle/bundle-files.ts';
import type { BundledInspection } from '../../domain/bundle/entry.ts';
import type { JudgedBundle } from '../../domain/bundle/judge.ts';
import { type Archive, type OpenBundle, readBundle } from '../../domain/bundle/read.ts';
import { readRecord } from '../../domain/bundle/record.ts';
import { original } from '../../domain/foreign/index.ts';
import { defined } from '../../domain/json/defined.ts';
import { didKeyOfJwk } from '../../domain/signed-file/signed-file.ts';
import { Refusal } from '../../lib/problem.ts';
import { listedEntry } from '../../store/audit-log/columns.ts';
import { inForce, toDecision, withUndone } from '../../store/audit-log/decided.ts';
import { devicePublicKey } from '../../store/audit-log/device.ts';
import { isOfCode } from '../../store/audit-log/sightings.ts';
import { type OtherSighting, putSightings } from '../../store/sightings/other-sightings.ts';
import type { Store } from '../../store/store.ts';

type IntactBundle = Extract<JudgedBundle, { readonly state: 'intact' }>;

export interface Taken {
  /** Items with a serial number in the bundle, and how many of them are new or newer here. */
  readonly items: number;
  readonly changed: number;
}

/**
 * Accepts only an intact bundle: every line in it is proved by the log of a desk that a trust list names, or whose fingerprint a person
 * gave. Throws a Refusal for any other bundle, and for a bundle of this desk.
 */
export async function takeSightings(
  store: Store,
  archive: Archive,
  judged: JudgedBundle,
  { officer, now }: { readonly officer: string; readonly now: Date },
): Promise<Taken> {
  if (judged.state !== 'intact') throw new Refusal('conflict', `the bundle is ${judged.state}: ${judged.why}`);
  if (isOwnDesk(store, judged.manifest.desk)) throw new Refusal('conflict', 'the bundle is of this desk: its log is here already');
  const bundle = await readBundle(archive);
  if (!bundle.ok) throw new Refusal('conflict', bundle.detail);
  return keepSightings(store, judged, await sightingsIn(bundle), { officer, now });
}

/** The sightings in a bundle of items with a serial number. */
export async function sightingsIn(bundle: OpenBundle): Promise<readonly OtherSighting[]> {
  const items: OtherSighting[] = [];
  for (const name of namesIn(bundle, 'inspections')) {
    const sighting = sightingIn(JSON.parse((await bundle.content(name)).toString()) as BundledInspection);
    if (sighting !== undefined) items.push(sighting);
  }
  return items;
}

/** The caller has checked that the bundle is intact, and of another desk. */
export function keepSightings(
  store: Store,
  { manifest: { desk, createdAt }, desk: { name, fingerprint }, sha256 }: IntactBundle,
  items: readonly OtherSighting[],
  { officer, now }: { readonly officer: string; readonly now: Date },
): Taken {
  const about = { desk, sha256, name: name ?? fingerprint, madeAt: createdAt, importedAt: now.toISOString(), officer };
  return { items: items.length, changed: putSightings(store, about, items) };
}

/** Whether a bundle was signed by the desk whose store this is. */
export function isOwnDesk(store: Store, desk: string): boolean {
  const own = devicePublicKey(store.folder);
  return own !== undefined && didKeyOfJwk(own) === desk;
}

/** Undefined for an inspection that is not about one item. */
function sightingIn({ number, decisions, ...line }: BundledInspection): OtherSighting | undefined {
  const record = readRecord({ record: line.record, salt: null });
  const { gtin, serial, as_of, sample, kind } = listedEntry(record);
  if (gtin === null || serial === null || as_of !== null || sample === 1) return undefined;
  const decided = inForce(withUndone(decisions.map((one) => toDecision(JSON.parse(one.record)))));
  const { at, place, run, issuer, again, input } = record;
  return {
    number,
    at,
    gtin,
    serial,
    facts: {
      isOfCode: isOfCode(kind, { channel: input.channel, ...defined({ symbology: input.symbology }) }),
      ...defined({ place: place ?? run?.place, run: run?.id, issuer: issuer && original(issuer.id), again }),
      ...(decided === undefined ? {} : { decision: { decision: decided.decision, at: decided.at, place: decided.place, officer: '' } }),
    },
  };
}
