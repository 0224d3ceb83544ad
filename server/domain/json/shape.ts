// Defines JSON shapes as small checking functions that report faults with their JSON Pointers.
import { isObject, type Json, pointerTo } from './json.ts';

export interface ShapeFault {
  /** JSON Pointer (RFC 6901). */
  readonly pointer: string;
  readonly detail: string;
}

/** A location in the document. It is formatted only when a fault is reported. */
interface Place {
  readonly parent: Place | undefined;
  readonly name: string | number;
}

const MAX_FAULTS = 20;

/** Checks the value at `name` below `parent`. The location is passed in two parts so that checking a scalar allocates no object. */
export type Shape = (value: Json, parent: Place | undefined, name: string | number, faults: ShapeFault[]) => void;

/** Returns at most 20 faults. An empty list means that the value has the shape. */
export function faultsOf(shape: Shape, value: Json): readonly ShapeFault[] {
  const faults: ShapeFault[] = [];
  shape(value, undefined, '', faults);
  return faults;
}

function report(faults: ShapeFault[], parent: Place | undefined, name: string | number, detail: string): void {
  if (faults.length >= MAX_FAULTS) return;
  const path: (string | number)[] = [];
  // The outermost location is the document itself, which has no name.
  for (let at: Place | undefined = { parent, name }; at?.parent; at = at.parent) path.unshift(at.name);
  faults.push({ pointer: pointerTo(path), detail });
}

/** A scalar that passes a test. */
export const scalar =
  (test: (value: Json) => boolean, should: string): Shape =>
  (value, parent, name, faults) => {
    if (!test(value)) report(faults, parent, name, `should be ${should}`);
  };

export const text: Shape = (value, parent, name, faults) => {
  if (typeof value !== 'string') report(faults, parent, name, 'should be text');
};
export const flag = scalar((value) => typeof value === 'boolean', 'true or false');

export const matching =
  (test: (value: string) => boolean, should: string): Shape =>
  (value, parent, name, faults) => {
    if (typeof value !== 'string' || !test(value)) report(faults, parent, name, `should be ${should}`);
  };

export const oneOf = (...values: readonly string[]): Shape => {
  const allowed = new Set<unknown>(values);
  return scalar((value) => allowed.has(value), `one of ${values.join(', ')}`);
};

export const number = ({ integer = false, minimum = -Infinity, maximum = Infinity } = {}): Shape =>
  scalar(
    (value) => typeof value === 'number' && value >= minimum && value <= maximum && (!integer || Number.isInteger(value)),
    `${integer ? 'a whole number' : 'a number'}${minimum === -Infinity ? '' : ` from ${minimum}`}${maximum === Infinity ? '' : ` to ${maximum}`}`,
  );

/** An array whose items all have the shape. `has` lists strings that must be among the items. */
export const list =
  (item: Shape, has: readonly string[] = []): Shape =>
  (value, parent, name, faults) => {
    if (!Array.isArray(value)) return report(faults, parent, name, 'should be a list');
    for (const wanted of has) if (!value.includes(wanted)) report(faults, parent, name, `should contain '${wanted}'`);
    const place = { parent, name };
    for (let index = 0; index < value.length; index++) item(value[index] as Json, place, index, faults);
  };

interface Required {
  readonly required: Shape;
}
export const required = (shape: Shape): Required => ({ required: shape });

interface Entry {
  readonly name: string;
  readonly shape: Shape;
  readonly required: boolean;
}

type Members = { readonly [name: string]: Shape | Required };

function object(members: Members, closed: boolean): Shape {
  const shapes = new Map<string, Entry>(
    Object.entries(members).map(([name, member]) => [
      name,
      typeof member === 'function' ? { name, shape: member, required: false } : { name, shape: member.required, required: true },
    ]),
  );
  const wanted = [...shapes.values()].filter(({ required }) => required).map(({ name }) => name);
  // Objects of one kind usually have the same order of members, so each position first tries the entry of the previous object.
  const last: (Entry | undefined)[] = [...shapes.values()];
  return (value, parent, name, faults) => {
    if (!isObject(value)) return report(faults, parent, name, 'should be an object');
    const place = { parent, name };
    let found = 0;
    let at = 0;
    for (const member in value) {
      let entry = last[at];
      if (entry?.name !== member) {
        entry = shapes.get(member);
        if (at < last.length) last[at] = entry;
      }
      at++;
      if (entry) {
        if (entry.required) found++;
        entry.shape(value[member] as Json, place, member, faults);
      } else if (closed) report(faults, place, member, 'is not foreseen here');
    }
    if (found === wanted.length) return;
    for (const missing of wanted) if (!Object.hasOwn(value, missing)) report(faults, parent, name, `'${missing}' is missing`);
  };
}

/** An object that may have other members. */
export const open = (members: Members): Shape => object(members, false);
/** An object that may have no other members. */
export const closed = (members: Members): Shape => object(members, true);

/** Requires both shapes. */
export const both =
  (one: Shape, other: Shape): Shape =>
  (value, parent, name, faults) => {
    one(value, parent, name, faults);
    other(value, parent, name, faults);
  };

/** A rule for a whole value. `broken` returns undefined if the rule holds, otherwise what is wrong. */
export const rule =
  (broken: (value: Json) => string | undefined): Shape =>
  (value, parent, name, faults) => {
    const detail = broken(value);
    if (detail !== undefined) report(faults, parent, name, detail);
  };

/** Requires exactly one of the shapes. If none fits, reports the faults of the closest one. */
export const exactlyOne =
  (...shapes: readonly Shape[]): Shape =>
  (value, parent, name, faults) => {
    const results = shapes.map((shape) => {
      const found: ShapeFault[] = [];
      shape(value, parent, name, found);
      return found;
    });
    const fitting = results.filter((found) => found.length === 0).length;
    if (fitting > 1) report(faults, parent, name, 'fits more than one shape');
    if (fitting > 0) return;
    const nearest = results.reduce((best, found) => (found.length < best.length ? found : best));
    faults.push(...nearest.slice(0, MAX_FAULTS - faults.length));
  };
