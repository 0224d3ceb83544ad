// What tests get when they import `electron`: emitters and recorders with the shape of the real thing, no window, no process, no download.
import { EventEmitter } from 'node:events';

type Handler = (...given: never[]) => unknown;

/** Handlers by channel, called with an event of the test's making. */
export class FakeIpc extends EventEmitter {
  readonly handlers = new Map<string, Handler>();
  handle(channel: string, handler: Handler): void {
    if (this.handlers.has(channel)) throw new Error(`a handler for '${channel}' is there already`);
    this.handlers.set(channel, handler);
  }
  call(channel: string, event: unknown, ...given: unknown[]): unknown {
    const handler = this.handlers.get(channel);
    if (handler === undefined) throw new Error(`no handler for '${channel}'`);
    return (handler as (...all: unknown[]) => unknown)(event, ...given);
  }
}

export class FakeSession extends EventEmitter {
  permissionRequest: Handler | undefined;
  permissionCheck: Handler | undefined;
  devicePermission: Handler | undefined;
  beforeRequest: ((details: { url: string }, answer: (response: { cancel?: boolean }) => void) => void) | undefined;
  spelling = true;
  readonly protocol = new FakeProtocol();
  readonly webRequest = {
    onBeforeRequest: (listener: typeof this.beforeRequest) => {
      this.beforeRequest = listener;
    },
  };
  setPermissionRequestHandler(handler: Handler): void {
    this.permissionRequest = handler;
  }
  setPermissionCheckHandler(handler: Handler): void {
    this.permissionCheck = handler;
  }
  setDevicePermissionHandler(handler: Handler): void {
    this.devicePermission = handler;
  }
  setSpellCheckerEnabled(on: boolean): void {
    this.spelling = on;
  }
}

export class FakeProtocol {
  readonly handlers = new Map<string, Handler>();
  schemes: unknown[] = [];
  registerSchemesAsPrivileged(schemes: unknown[]): void {
    this.schemes = schemes;
  }
  handle(scheme: string, handler: Handler): void {
    this.handlers.set(scheme, handler);
  }
}

export class FakeContents extends EventEmitter {
  readonly ipc = new FakeIpc();
  readonly mainFrame = { url: 'app://desk/' };
  readonly sent: unknown[][] = [];
  windowOpen: ((details: { url: string }) => { action: string }) | undefined;
  webRtc = 'default';
  setWebRTCIPHandlingPolicy(policy: string): void {
    this.webRtc = policy;
  }
  setWindowOpenHandler(handler: typeof this.windowOpen): void {
    this.windowOpen = handler;
  }
  send(...message: unknown[]): void {
    this.sent.push(message);
  }
}

/** A utility process that a test speaks for. */
export class FakeProcess extends EventEmitter {
  readonly posted: unknown[] = [];
  readonly stdout = new EventEmitter();
  readonly stderr = new EventEmitter();
  readonly pid = undefined;
  killed = false;
  postMessage(message: unknown): void {
    this.posted.push(message);
  }
  kill(): boolean {
    this.killed = true;
    this.emit('exit', 15);
    return true;
  }
}

export const utilityProcess = {
  forked: [] as { readonly path: string; readonly args: readonly string[]; readonly options: unknown; readonly process: FakeProcess }[],
  fork(path: string, args: readonly string[] = [], options: unknown = {}): FakeProcess {
    const process = new FakeProcess();
    this.forked.push({ path, args, options, process });
    return process;
  },
};

/** Reversible and useless, like basic_text; what matters is what is asked of it. */
export const safeStorage = {
  available: true,
  backend: 'gnome_libsecret',
  rotate: false,
  isAsyncEncryptionAvailable: async () => safeStorage.available,
  getSelectedStorageBackend: () => safeStorage.backend,
  /** As Chromium marks a ciphertext: v11 by the key of a secret service, v10 by its built-in password. */
  mark: 'v11',
  encryptStringAsync: async (text: string) =>
    Buffer.concat([Buffer.from(safeStorage.mark), Buffer.from([...Buffer.from(text)].map((byte) => byte ^ 0x5a))]),
  decryptStringAsync: async (wrapped: Buffer) => {
    const result = Buffer.from([...wrapped.subarray(3)].map((byte) => byte ^ 0x5a)).toString();
    if (!/^[\w-]*$/.test(result)) throw new Error('the ciphertext does not decrypt');
    return { result, shouldReEncrypt: safeStorage.rotate };
  },
};

/** What was asked of Electron, in order: the start-up test reads it. */
export const asked: string[] = [];

class FakeApp extends EventEmitter {
  isPackaged = false;
  locked = true;
  handedOver: unknown;
  readonly ready = Promise.withResolvers<void>();
  readonly commandLine = {
    switches: {} as Record<string, string>,
    appendSwitch: (name: string, value = '') => {
      this.commandLine.switches[name] = value;
    },
    removeSwitch: (name: string) => void delete this.commandLine.switches[name],
    hasSwitch: (name: string) => Object.hasOwn(this.commandLine.switches, name),
  };
  setPath = (name: string, path: string) => void asked.push(`path ${name} ${path}`);
  enableSandbox = () => void asked.push('sandbox');
  setAsDefaultProtocolClient = (name: string) => void asked.push(`protocol client ${name}`);
  requestSingleInstanceLock = (handedOver: unknown) => {
    asked.push('lock');
    this.handedOver = handedOver;
    return this.locked;
  };
  whenReady = () => this.ready.promise;
  getLocale = () => 'de-AT';
  getVersion = () => '0.1.0';
  quit = () => void asked.push('quit');
  exit = (code: number) => void asked.push(`exit ${code}`);
}

export const app = new FakeApp();
export const powerMonitor = new EventEmitter();
export const protocol = new FakeProtocol();

const sessions = new Map<string, FakeSession>();
export const session = {
  defaultSession: new FakeSession(),
  fromPartition: (name: string): FakeSession => {
    const found = sessions.get(name) ?? new FakeSession();
    sessions.set(name, found);
    return found;
  },
};

export class BrowserWindow extends EventEmitter {
  static readonly opened: BrowserWindow[] = [];
  readonly webContents = new FakeContents();
  readonly loaded: string[] = [];
  readonly options: Readonly<Record<string, unknown>>;
  shown = false;
  destroyed = false;
  focused = 0;
  constructor(options: Readonly<Record<string, unknown>>) {
    super();
    this.options = options;
    asked.push('window');
    BrowserWindow.opened.push(this);
  }
  loadURL = async (url: string) => void this.loaded.push(url);
  show = () => {
    this.shown = true;
  };
  isMinimized = () => false;
  isVisible = () => this.shown;
  isDestroyed = () => this.destroyed;
  focus = () => void this.focused++;
}

export const Menu = {
  applied: undefined as unknown,
  buildFromTemplate: (template: unknown) => template,
  setApplicationMenu: (menu: unknown) => {
    Menu.applied = menu;
  },
};
export const nativeTheme = { shouldUseDarkColors: false };
export const systemPreferences = { askForMediaAccess: async () => true };
export const shell = { opened: [] as string[], openExternal: async (url: string) => void shell.opened.push(url) };

/** Answers questions with the numbers that a test has put down, and names files likewise. */
export const dialog = {
  answers: [] as number[],
  files: [] as string[],
  shown: [] as Readonly<Record<string, unknown>>[],
  showMessageBox: async (options: Readonly<Record<string, unknown>>) => {
    dialog.shown.push(options);
    return { response: dialog.answers.shift() ?? Number(options.cancelId) };
  },
  showSaveDialog: async () => {
    const filePath = dialog.files.shift() ?? '';
    return { canceled: filePath === '', filePath };
  },
  showErrorBox: (title: string, text: string) => void asked.push(`error box ${title}: ${text}`),
};

export const ipcRenderer = Object.assign(new EventEmitter(), {
  invoked: [] as unknown[][],
  invoke: async (...given: unknown[]) => void ipcRenderer.invoked.push(given),
});
export const contextBridge = {
  exposed: {} as Record<string, Record<string, unknown>>,
  exposeInMainWorld(name: string, value: Record<string, unknown>): void {
    this.exposed[name] = value;
  },
};
