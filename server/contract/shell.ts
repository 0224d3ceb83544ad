// Defines the interface of the desktop shell to the page, and the inputs that it passes on from outside.

/**
 * One input from outside the window (an argument, an opened file, a dpp: link). It is untrusted: show it, then inspect it like a dropped
 * file.
 */
export type InboxItem =
  | { readonly kind: 'file'; readonly name: string; readonly bytes: Uint8Array<ArrayBuffer> }
  | { readonly kind: 'text'; readonly text: string; readonly channel: 'link' }
  | { readonly kind: 'refused'; readonly name: string; readonly detail: string };

/** Facts about the shell itself. */
export interface ShellFacts {
  readonly app: string;
  readonly electron: string;
  readonly chromium: string;
  readonly node: string;
  readonly released: string;
  /** True if the browser engine is more than six months old. */
  readonly outdated: boolean;
  /** True if Chromium's sandbox is on. */
  readonly sandbox: boolean;
  /** What protects the service key on the disk: the operating system's keyring, DPP_DESK_PASSPHRASE, or only the file mode. */
  readonly sealedBy: 'keyring' | 'passphrase' | 'none';
}

/** What a report is about: one entry of the log, several, or a run. */
export type ReportOf =
  | { readonly kind: 'inspection'; readonly id: number }
  | { readonly kind: 'selection'; readonly ids: readonly number[] }
  | { readonly kind: 'run'; readonly id: string };

/** The most inspections that one report holds in full. */
export type MostReported = 100;

/** The interface of the desktop shell, available to the page as `window.desk`. Undefined in browser mode. */
export interface DesktopShell {
  about(): Promise<ShellFacts>;
  /** Takes everything that waits in the inbox. Each item is returned once. */
  takeInbox(): Promise<readonly InboxItem[]>;
  /** Prints a report to a tagged PDF at the chosen location. Returns `cancelled` if the person closes the dialog. */
  savePdf(report: ReportOf): Promise<'saved' | 'cancelled'>;
  /** Opens the operating system's camera settings. Returns false if there are none. */
  openCameraSettings(): Promise<boolean>;
  /** Calls `listener` when an item waits in the inbox. Returns the function that unsubscribes it. */
  onInbox(listener: () => void): () => void;
}
