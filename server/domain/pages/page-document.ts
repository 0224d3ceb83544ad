// Writes the HTML document around every page for readers: its head, the banner of a sample, and the address at its foot.
import { say } from '../passport/words.ts';
import { escapeHtml } from './escape-html.ts';
import { foreignHtml } from './foreign-html.ts';
import { PAGE_WORDS } from './page-words.ts';

/** All texts but the address of the style sheet are HTML. */
export interface PageDocument {
  readonly language: string;
  readonly title: string;
  readonly sample: boolean;
  readonly stylesheet: string;
  /** Elements of the head about other forms of the page. */
  readonly links?: readonly string[];
  /** Search engines must not list the page. */
  readonly isUnlisted?: boolean;
  /** The name of a link that leads past everything before `main`. */
  readonly skip?: string;
  readonly main: string;
  readonly foot: string;
}

/** The line above the title: the service, as a link to its front page, and what the page is. `home`: the address relative to the page. */
export const kindLine = (serviceName: string | undefined, preferences: readonly string[], home = '../'): string => {
  const service = serviceName === undefined ? '' : `<a href="${escapeHtml(home)}">${foreignHtml(serviceName)}</a> · `;
  return `<p class="kind">${service}${escapeHtml(say(PAGE_WORDS.title, preferences))}</p>`;
};

export function pageDocument({
  language,
  title,
  sample,
  stylesheet,
  links = [],
  isUnlisted = false,
  skip,
  main,
  foot,
}: PageDocument): string {
  const sampleWord = escapeHtml(say(PAGE_WORDS.sample, [language]));
  return `<!DOCTYPE html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="referrer" content="no-referrer">
${isUnlisted ? '<meta name="robots" content="noindex">\n' : ''}<title>${sample ? `${sampleWord} · ` : ''}${title}</title>
${[`<link rel="stylesheet" href="${escapeHtml(stylesheet)}">`, ...links].join('\n')}
</head>
<body>
${skip === undefined ? '' : `<a class="skip" href="#passport">${skip}</a>\n`}${sample ? `<header class="sample"><strong>${sampleWord}</strong></header>` : ''}
<main${skip === undefined ? '' : ' id="passport"'}>
${main}
</main>
<footer><p class="address">${foot}</p></footer>
</body>
</html>
`;
}
