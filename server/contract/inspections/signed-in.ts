// Defines how records name the officers who were signed in.

/** An officer as records name one. */
export interface Officer {
  readonly id: string;
  readonly name: string;
}

/** The officers who were signed in when something was recorded: one, or two where two persons are required. Absent: the name was only typed. */
export type SignedIn = readonly [Officer] | readonly [Officer, Officer];
