// Defines the problem document that reports why a request was refused, with one entry for each mistake.

/** RFC 9457, with a stable code and, for input with fields, one entry per mistake. */
export interface Problem {
  readonly type: string;
  readonly title: string;
  readonly status: number;
  readonly detail: string;
  readonly instance?: string;
  readonly code: string;
  /** For a passport that is no longer available: the reason, and since when (ISO 8601 UTC). */
  readonly state?: 'revoked' | 'invalid';
  readonly since?: string;
  readonly errors?: readonly FieldError[];
}

export interface FieldError {
  /** A JSON Pointer into the body. */
  readonly pointer?: string;
  /** The name of the query parameter or header. */
  readonly parameter?: string;
  readonly detail: string;
  readonly code?: string;
}
