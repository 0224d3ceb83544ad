// Chromium with a camera that plays a clip, or none, or one that is refused; every complaint of the page is collected.
import { AxeBuilder } from '@axe-core/playwright';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright';
import { ensureChromium } from '../chromium.ts';

export type CameraStand = { readonly clip: string } | 'denied' | 'missing';

export interface Opened {
  readonly browser: Browser;
  readonly context: BrowserContext;
  readonly page: Page;
  /** Errors on the console, among them violations of the content security policy, and uncaught exceptions. */
  readonly complaints: string[];
}

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const cameraFlags = (camera: CameraStand | undefined): readonly string[] => {
  if (camera === undefined || camera === 'missing') return [];
  const fake = ['--use-fake-device-for-media-stream'];
  return camera === 'denied' ? fake : [...fake, '--use-fake-ui-for-media-stream', `--use-file-for-fake-video-capture=${camera.clip}`];
};

export async function launch(camera?: CameraStand): Promise<Browser> {
  return chromium.launch({ executablePath: ensureChromium(), args: [...FLAGS, ...cameraFlags(camera)] });
}

export interface OpenOptions {
  readonly camera?: CameraStand;
  /** Of a session that another browser opened. */
  readonly state?: SessionState;
  readonly colorScheme?: 'light' | 'dark';
  readonly viewport?: { readonly width: number; readonly height: number };
}

export async function open(
  url: string,
  { camera, state, colorScheme = 'light', viewport = { width: 1280, height: 800 } }: OpenOptions = {},
): Promise<Opened> {
  const browser = await launch(camera);
  const context = await browser.newContext({
    colorScheme,
    viewport,
    locale: 'en-GB',
    ...(state === undefined ? {} : { storageState: state.stored }),
  });
  if (state !== undefined)
    await context.addInitScript(
      `if (location.protocol === 'http:') sessionStorage.setItem('dpp-desk-session', ${JSON.stringify(state.secret)})`,
    );
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || /content security policy/i.test(message.text()))
      complaints.push(`${message.text()} (${message.location().url})`);
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  await page.goto(url);
  return { browser, context, page, complaints };
}

export interface SessionState {
  readonly stored: Awaited<ReturnType<BrowserContext['storageState']>>;
  readonly secret: string;
}

/** Cookie and page secret, for another browser of the same person. */
export const sessionOf = async ({ context, page }: Opened): Promise<SessionState> => ({
  stored: await context.storageState(),
  secret: await page.evaluate(() => sessionStorage.getItem('dpp-desk-session') ?? ''),
});

/** What axe finds, errors on the console, words under a policy: nothing, on a good screen. */
export async function flawsOf({ page, complaints }: Opened): Promise<readonly string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return [...violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`), ...complaints];
}
