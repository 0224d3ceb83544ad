// Defines where a PostgreSQL database is, and how a connection to it is protected.

export interface Address {
  /** A host name or address, or the folder of a Unix socket. */
  readonly host: string;
  readonly port: number;
  readonly user: string;
  readonly database: string;
  readonly password?: string;
  /** The certificate of the server has to contain the host. If absent, the connection is not encrypted. */
  readonly tls?: {
    /** PEM files. Without `authority`, the root certificates of the runtime apply. */
    readonly authority?: string;
    readonly certificate?: string;
    readonly key?: string;
  };
}
