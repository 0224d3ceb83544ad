// The page that checks evidence bundles, as one file for any browser. Text from a bundle is only ever set as text.
import type { BundleFinding } from '../../server/domain/bundle/inspect.ts';
import { type JudgedBundle, judgeFinding } from '../../server/domain/bundle/judge.ts';
import { shown } from '../../server/domain/foreign/index.ts';
import { digitsOf } from '../../server/domain/keys/same-fingerprint.ts';
import { judgeDesk } from '../../server/domain/trust-list/desks.ts';
import { checkBundle } from '../evidence/check.ts';
import { wordsFor } from './words.ts';

const [language, words] = wordsFor(navigator.languages);
document.documentElement.lang = language;
document.title = words.title;

/** The program of the thread, which the page contains as text. */
const program = new Blob([document.getElementById('program')?.textContent ?? ''], { type: 'text/javascript' });
const startThread = (): Worker => new Worker(URL.createObjectURL(program));

function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  content: readonly (string | Node)[],
  set: Readonly<Record<string, string>> = {},
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name);
  made.append(...content);
  for (const [key, value] of Object.entries(set)) made.setAttribute(key, value);
  return made;
}

const file = element('input', [], { type: 'file', id: 'file', accept: '.zip' });
const signer = element('input', [], {
  type: 'text',
  id: 'signer',
  autocomplete: 'off',
  spellcheck: 'false',
  'aria-describedby': 'signer-help',
});
const result = element('section', [], { 'aria-live': 'polite' });
document.body.append(
  element('main', [
    element('h1', [words.title]),
    element('p', [words.lead]),
    element('p', [words.limits], { class: 'limits' }),
    element('p', [
      element('label', [words.signer], { for: 'signer' }),
      signer,
      element('small', [words.signerHelp], { id: 'signer-help' }),
    ]),
    element('p', [element('label', [words.file], { for: 'file' }), file]),
    result,
    element('details', [element('summary', [words.licences]), element('pre', [document.getElementById('licences')?.textContent ?? ''])]),
  ]),
);

const fact = (label: string, value: string): Node => element('div', [element('dt', [label]), element('dd', [value])]);

/** Policy: more rows are slow in some browsers. Those that differ come first. */
const MOST = 2000;
const MOST_RUNS = 20;
const MOST_ERASURES = 20;

type Contents = Extract<JudgedBundle, { readonly entries: unknown }>;

/** Describes an erasure: by whom, when and why. */
const erasureText = ({ number, at, cause, officer, secondPerson, why }: Contents['erasures'][number]): string =>
  `${number}, ${at}, ${words.causes[cause]}: ${[officer, ...(secondPerson === undefined ? [] : [secondPerson])].map((name) => shown(name)).join(', ')}: ${shown(why)}`;

/** Describes the comparisons that were recorded beside the verdict, and what was erased. */
const besideTexts = ({ beside = {}, erased = [] }: Contents['entries'][number]): readonly string[] => [
  ...(['declaration', 'line', 'measurement'] as const).flatMap((kind) => {
    const outcome = beside[kind];
    return outcome === undefined ? [] : [`${words.beside[kind]}: ${words.outcomes[outcome]}`];
  }),
  ...(beside.heldUntil === undefined ? [] : [`${words.heldUntil} ${shown(beside.heldUntil)}`]),
  ...erased.map(({ erasure, parts }) => `${words.erased} ${erasure}: ${parts.map((part) => words.parts[part]).join(', ')}`),
];

function contents({ manifest, desk, sha256, files, entries, runs, report, erasures }: Contents): readonly Node[] {
  const isOpen = ({ anew }: (typeof entries)[number]): boolean => anew === 'differs' || anew === 'not-made';
  const sorted = [...entries.filter(isOpen), ...entries.filter((entry) => !isOpen(entry))].slice(0, MOST);
  return [
    element('dl', [
      fact(words.computer, desk.fingerprint),
      fact(words.made, manifest.createdAt),
      fact(words.scope, words.scopes[manifest.scope]),
      ...(runs.length === 0
        ? []
        : [
            fact(
              words.runs,
              runs
                .slice(0, MOST_RUNS)
                .map((name) => shown(name))
                .join(' · '),
            ),
          ]),
      fact(words.files, String(files)),
      fact(words.manifest, sha256),
      fact(words.report, words.reports[report]),
      ...(erasures.length === 0 ? [] : [fact(words.erasures, erasures.slice(0, MOST_ERASURES).map(erasureText).join(' · '))]),
    ]),
    element('table', [
      element('thead', [
        element(
          'tr',
          words.columns.map((name) => element('th', [name], { scope: 'col' })),
        ),
      ]),
      element(
        'tbody',
        sorted.map((entry) => {
          const { number, at, product, headline, anew, why } = entry;
          return element('tr', [
            element('th', [String(number)], { scope: 'row' }),
            element('td', [at]),
            element('td', [product === undefined ? '–' : shown(product), ...besideTexts(entry).map((text) => element('div', [text]))]),
            element('td', [words.headlines[headline]]),
            element('td', [words.anew[anew], why === undefined ? '' : `: ${shown(why)}`]),
          ]);
        }),
      ),
    ]),
    ...(sorted.length < entries.length ? [element('p', [`${sorted.length} / ${entries.length}`])] : []),
  ];
}

function show(judged: JudgedBundle): void {
  const { state } = judged;
  const text = state === 'undetermined' ? words.doubts[judged.doubt] : words[state];
  result.replaceChildren(
    element('h2', [words.states[state]], { class: state, 'data-bundle': state }),
    element('p', [text]),
    ...(state === 'intact' ? [] : [element('p', [shown(judged.why)], { class: 'detail', lang: 'en' })]),
    ...('entries' in judged ? contents(judged) : []),
  );
}

let finding: BundleFinding | undefined;
let stop = (): void => undefined;

/** This page reads no trust list, so only the entered fingerprint vouches for a desk. A signature dated in the future counts against it. */
function judge(): void {
  if (finding === undefined) return;
  const digits = digitsOf(signer.value);
  if (signer.value.trim() !== '' && digits.length !== 64) {
    result.replaceChildren(element('p', [words.signerForm], { role: 'alert' }));
    return;
  }
  const given = digits === '' ? {} : { signer: digits };
  show(judgeFinding(finding, { ...given, standing: (desk, signedAt) => judgeDesk(desk, signedAt, [], new Date()) }));
}

async function check(): Promise<void> {
  stop();
  finding = undefined;
  const [chosen] = file.files ?? [];
  if (chosen === undefined) return result.replaceChildren();
  const progress = element('p', [words.checking]);
  result.replaceChildren(progress);
  const checking = checkBundle(startThread, { archive: chosen }, (done, of) => {
    progress.textContent = `${words.checking}: ${done} / ${of}`;
  });
  stop = checking.stop;
  try {
    const found = await checking.finding;
    if (file.files?.[0] !== chosen) return;
    finding = found;
    judge();
  } catch (error) {
    if (file.files?.[0] !== chosen) return;
    result.replaceChildren(element('p', [words.failed, ' ', error instanceof Error ? error.message : String(error)], { role: 'alert' }));
  }
}

file.addEventListener('change', () => void check());
signer.addEventListener('input', judge);
