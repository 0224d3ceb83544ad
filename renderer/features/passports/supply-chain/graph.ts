// Lays out the events of a passport as a graph: time runs down, inputs are on the left, outputs on the right.
import { curveBumpY, link, linkHorizontal } from 'd3-shape';
import type { EventPart } from '../../../../server/contract/index.ts';
import { original } from '../../../../server/domain/foreign/index.ts';
import { MOST_DRAWN, type NumberedEvent } from './order.ts';

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export type Node = Box & { readonly key: string } & (
    | { readonly kind: 'event'; readonly numbered: NumberedEvent }
    | { readonly kind: 'thing'; readonly part: EventPart }
    /** Things that are counted and not drawn. */
    | { readonly kind: 'more'; readonly count: number }
    /** The product of the passport, drawn after its last event. */
    | { readonly kind: 'product' }
  );

export interface Edge {
  readonly key: string;
  readonly path: string;
}

export interface Graph {
  readonly nodes: readonly Node[];
  readonly edges: readonly Edge[];
  readonly width: number;
  readonly height: number;
}

/** Policy: the most things drawn on each side of an event. One more box counts the others. */
export const MOST_BESIDE = 5;

const HEIGHT = 48;
const GAP = 12;
const ROW_GAP = 30;
const WIDEST = 230;

type Side = 'in' | 'out';

/**
 * Returns whether a thing is an input or an output of an event. Packing or joining has the children as inputs and the parent as output;
 * unpacking or separating is the reverse. Undefined for a thing that is only observed.
 */
export function sideOf({ role }: EventPart, action: NumberedEvent['event']['action']): Side | undefined {
  const takenOut = action === 'DELETE';
  switch (role) {
    case 'input':
      return 'in';
    case 'output':
      return 'out';
    case 'child':
      return takenOut ? 'out' : 'in';
    case 'parent':
      return takenOut ? 'in' : 'out';
    case 'observed':
      return undefined;
  }
}

interface Beside {
  readonly things: readonly EventPart[];
  readonly more: number;
}

const idOf = (part: EventPart): string => original(part.id);

function beside({ event }: NumberedEvent, side: Side): Beside {
  const named = event.parts.filter((part) => part.isThis !== true && sideOf(part, event.action) === side);
  const things = [...new Map(named.map((part) => [idOf(part), part])).values()];
  return things.length <= MOST_BESIDE
    ? { things, more: 0 }
    : { things: things.slice(0, MOST_BESIDE - 1), more: things.length - MOST_BESIDE + 1 };
}

/** Undefined if there are too many events to draw, or none. A thing is drawn once, where it appears first. */
export function layGraph(events: readonly NumberedEvent[], width: number): Graph | undefined {
  if (events.length === 0 || events.length > MOST_DRAWN) return undefined;
  const isNarrow = width < 480;
  const gutter = isNarrow ? 16 : 56;
  const room = width - 2 * gutter;
  // Words are in the middle column, ends of identifiers in the others.
  const column = Math.min(WIDEST, Math.floor(isNarrow ? room * 0.3 : room / 3));
  const middle = isNarrow ? Math.floor(room - 2 * column) : column;
  const left = (room - 2 * column - middle) / 2;
  const x = { in: left, event: left + column + gutter, out: left + column + middle + 2 * gutter };
  const nodes: Node[] = [];
  const edges: Edge[] = [];
  const drawn = new Map<string, Node>();
  let y = 1;
  let before: Node | undefined;
  let isGone = false;
  for (const numbered of events) {
    const { event, number } = numbered;
    const sides = { in: beside(numbered, 'in'), out: beside(numbered, 'out') };
    const fresh = (side: Side) => sides[side].things.filter((part) => !drawn.has(idOf(part)));
    const rows = Math.max(1, ...(['in', 'out'] as const).map((side) => fresh(side).length + (sides[side].more > 0 ? 1 : 0)));
    const height = rows * (HEIGHT + GAP) - GAP;
    const box = { x: x.event, y: y + (height - HEIGHT) / 2, width: middle, height: HEIGHT };
    const node: Node = { ...box, key: `event ${number}`, kind: 'event', numbered };
    nodes.push(node);
    for (const side of ['in', 'out'] as const) {
      const known = sides[side].things.filter((part) => drawn.has(idOf(part)));
      const boxes = fresh(side).length + (sides[side].more > 0 ? 1 : 0);
      const top = y + (height - (boxes * (HEIGHT + GAP) - GAP)) / 2;
      const place = (at: number) => ({ x: x[side], y: top + at * (HEIGHT + GAP), width: column, height: HEIGHT });
      const join = (other: Node) => {
        const [from, to] = side === 'in' ? [other, node] : [node, other];
        edges.push({ key: `${other.key} ${side} ${number}`, path: across(from, to) });
      };
      for (const [at, part] of fresh(side).entries()) {
        const thing: Node = { ...place(at), key: `thing ${idOf(part)}`, kind: 'thing', part };
        nodes.push(thing);
        drawn.set(idOf(part), thing);
        join(thing);
      }
      if (sides[side].more > 0) {
        const more: Node = { ...place(boxes - 1), key: `more ${side} ${number}`, kind: 'more', count: sides[side].more };
        nodes.push(more);
        join(more);
      }
      for (const part of known) {
        const thing = drawn.get(idOf(part));
        if (thing !== undefined) join(thing);
      }
    }
    const own = event.parts.filter((part) => part.isThis);
    if (own.length > 0) {
      if (before !== undefined) edges.push({ key: `${before.key} to ${number}`, path: down(before, node, gutter, nodes) });
      before = node;
      isGone = own.every((part) => part.role === 'input');
    }
    y += height + ROW_GAP;
  }
  if (before !== undefined && !isGone) {
    const product: Node = { x: x.event, y, width: middle, height: HEIGHT, key: 'product', kind: 'product' };
    nodes.push(product);
    edges.push({ key: 'to the product', path: down(before, product, gutter, nodes) });
    y += HEIGHT + ROW_GAP;
  }
  return { nodes, edges, width, height: y - ROW_GAP + 1 };
}

const sideways = linkHorizontal<{ source: [number, number]; target: [number, number] }, [number, number]>();

/** The path from the nearer side of one box to the nearer side of the other, so that the line stays between the columns. */
function across(from: Box, to: Box): string {
  const [middle, other] = [from.y + from.height / 2, to.y + to.height / 2];
  const isRightwards = from.x < to.x;
  const source: [number, number] = [isRightwards ? from.x + from.width : from.x, middle];
  const target: [number, number] = [isRightwards ? to.x : to.x + to.width, other];
  return sideways({ source, target }) ?? '';
}

const downwards = link<{ source: [number, number]; target: [number, number] }, [number, number]>(curveBumpY);

/** The path from one event of the product to the next. A line that would cross other events goes around them, between the columns. */
function down(from: Box, to: Box, gutter: number, nodes: readonly Node[]): string {
  const center = from.x + from.width / 2;
  const isFree = !nodes.some(({ x, y }) => x === from.x && y > from.y && y < to.y);
  if (isFree) return downwards({ source: [center, from.y + from.height], target: [center, to.y] }) ?? '';
  const beside = from.x - gutter / 2;
  return `M${from.x},${from.y + from.height - 8}H${beside}V${to.y + 8}H${to.x}`;
}
