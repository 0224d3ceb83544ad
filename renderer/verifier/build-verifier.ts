// Vite plugin: writes check-evidence.html, a single file that checks evidence bundles in any browser, offline.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'vite';
import { nodeInPage } from '../node/aliases.ts';

const at = (name: string): string => fileURLToPath(new URL(name, import.meta.url));

interface Bundled {
  readonly script: string;
  /** The source files in the script. */
  readonly files: readonly string[];
}

/** Bundles an entry into one script without imports. */
async function bundled(entry: string): Promise<Bundled> {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    root: at('..'),
    publicDir: false,
    plugins: [nodeInPage()],
    build: { write: false, target: 'es2024', lib: { entry, formats: ['iife'], name: 'dpp', fileName: 'script' } },
  });
  const [first] = Array.isArray(built) ? built : [built];
  if (first === undefined || !('output' in first) || first.output.length !== 1) throw new Error(`${entry}: more than one script`);
  // Either of these would end or change the script element (HTML 13.2.5.15).
  const code = first.output[0].code.trim();
  const safe = code.replace(/<(?=\/script|script)/gi, '\\x3c').replaceAll('<!--', '\\x3c!--');
  return { script: `${safe}\n`, files: first.output[0].moduleIds };
}

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** The licences of the packages in folders for which `isIn` holds. */
type Licences = (isIn: (folder: string) => boolean) => string;

async function verifierPage(licencesOf: Licences): Promise<string> {
  const { script: program, files } = await bundled(at('../evidence/check.worker.ts'));
  const { script, files: own } = await bundled(at('./page.ts'));
  const made = [...files, ...own].map((file) => file.replaceAll('\\', '/'));
  // The page is handed on alone, so it carries the licences of what is in it.
  const licences = licencesOf((folder) => made.some((file) => file.includes(`/${folder}/`)));
  if (/<\/?script|<!--/i.test(licences)) throw new Error('a licence would end the element that holds it');
  const style = readFileSync(at('./page.css'), 'utf8').replaceAll('\r\n', '\n');
  const policy = `default-src 'none'; script-src ${hashOf(script)}; style-src ${hashOf(style)}; worker-src blob:; base-uri 'none'; form-action 'none'`;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Check an evidence bundle</title>
<style>${style}</style>
</head>
<body>
<script type="text/plain" id="program">${program}</script>
<script type="text/plain" id="licences">${licences}</script>
<script>${script}</script>
</body>
</html>
`;
}

export const VERIFIER = 'check-evidence.html';

export const buildVerifier = (licencesOf: Licences): Plugin => ({
  name: 'build-verifier',
  apply: 'build',
  async generateBundle() {
    this.emitFile({ type: 'asset', fileName: VERIFIER, source: await verifierPage(licencesOf) });
  },
});
