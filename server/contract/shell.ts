// What the desktop shell adds to the page, and what it hands over from outside.

/** One thing that came from outside the window (an argument, an opened file, a dpp: link). Untrusted: show it, then inspect it like a drop. */
export type InboxItem =
  | { readonly kind: 'file'; readonly name: string; readonly bytes: Uint8Array<ArrayBuffer> }
  | { readonly kind: 'text'; readonly text: string; readonly channel: 'link' }
  | { readonly kind: 'refused'; readonly name: string; readonly detail: string };

/** What the shell knows of itself. */
export interface ShellFacts {
  readonly app: string;
  readonly electron: string;
  readonly chromium: string;
  readonly node: string;
  readonly released: string;
  /** The browser engine is more than six months old. */
  readonly outdated: boolean;
  /** Chromium's sandbox is on. */
  readonly sandbox: boolean;
  /** What protects the service key on the disk: the operating system's keyring, DPP_DESK_PASSPHRASE, or nothing but the file mode. */
  readonly sealedBy: 'keyring' | 'passphrase' | 'none';
}

/** What the desktop shell adds to the page as `window.desk`; undefined in browser mode. */
export interface DesktopShell {
  about(): Promise<ShellFacts>;
  /** Takes everything that waits in the inbox; each thing is handed over once. */
  takeInbox(): Promise<readonly InboxItem[]>;
  /** Prints the page of one inspection to a PDF where the person says; `cancelled` when the person closes the dialog. */
  savePdf(inspection: number): Promise<'saved' | 'cancelled'>;
  /** Opens the operating system's camera settings; false where there are none to open. */
  openCameraSettings(): Promise<boolean>;
  /** Called when something waits in the inbox; gives back the function that stops listening. */
  onInbox(listener: () => void): () => void;
}
