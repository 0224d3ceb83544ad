// What the laws, the stories and the histories ask of whatever judges: the reference model, or the real program.
import { admit, type Headline, nothing, type Policy, verdict } from './reference.ts';
import type { Credential, Door, Scan, Statement } from './statements.ts';

/** Presented, a credential by its hash; or looked up among the copies by what was scanned. */
export interface Target {
  readonly cred?: string;
  readonly scan?: Scan | undefined;
}

export interface Ruling {
  readonly headline: Headline;
  /** Points left open and facts, in the judge's own words. */
  readonly open: readonly string[];
  readonly facts: readonly string[];
}

export interface Judge {
  /** A statement comes through a door at an hour. */
  admit(statement: Statement, door: Door, at: number): void;
  /** A credential that is not among the admitted statements can be presented too: it is given whole. */
  verdict(target: Target, clock: number): Ruling;
  close(): void;
}

export interface Placed {
  readonly s: Statement;
  readonly at: number;
  readonly door?: Door;
}

/** Statements in the order of their arrival. */
export interface World {
  readonly placed: readonly Placed[];
  readonly policy?: Partial<Policy>;
}

/** The known statements are those that others may name by hash before they come. */
export type OpenJudge = (policy?: Partial<Policy>, known?: readonly Statement[]) => Judge;

export const referenceJudge: OpenJudge = (policy) => {
  let state = nothing(policy);
  return {
    admit: (statement, door, at) => {
      state = admit(state, statement, door, at);
    },
    verdict: (target, clock) => verdict(state, target, clock),
    close: () => {},
  };
};

export function settle(open: OpenJudge, { placed, policy }: World): Judge {
  const judge = open(
    policy,
    placed.map(({ s }) => s),
  );
  for (const { s, at, door = 'person' } of placed) judge.admit(s, door, at);
  return judge;
}

/** What the real program of today cannot be told: the case is left out. */
export class NotExpressible extends Error {}

export const credentialsIn = ({ placed }: World): readonly Credential[] => placed.flatMap(({ s }) => (s.kind === 'cred' ? [s] : []));

export const spell = ({ headline, open, facts }: Ruling): string =>
  `${headline}${open.length > 0 ? ` (${open.join('; ')})` : ''}${facts.length > 0 ? ` {${facts.join('; ')}}` : ''}`;
