// Names the report on its pages: the document title (file name of the PDF), and a footer with page numbers.
import { useEffect } from 'react';
import { useT } from '../../i18n/index.ts';

/** Private-use characters, which occur in no message. */
const [PAGE, PAGES] = ['\uE000', '\uE001'];

/** A string of CSS, with whatever could end it escaped. */
const quoted = (text: string): string => `"${text.replaceAll(/["\\\n\r\f]/g, (one) => `\\${one.charCodeAt(0).toString(16)} `)}"`;

/** The words of the message, with the counters of the page in their places. */
const numbered = (message: string): string =>
  message
    .split(/([\uE000\uE001])/)
    .filter((part) => part !== '')
    .map((part) => (part === PAGE ? 'counter(page)' : part === PAGES ? 'counter(pages)' : quoted(part)))
    .join(' ');

/** Browsers without boxes in the margin of a page print the report without a foot. */
export function useReportTitle(title: string | undefined): void {
  const t = useT();
  useEffect(() => {
    if (title === undefined) return undefined;
    const before = document.title;
    document.title = title;
    const foot = new CSSStyleSheet();
    const look = 'color: #333333; font: 8pt "Noto Sans", "Liberation Sans", "DejaVu Sans", sans-serif;';
    foot.replaceSync(`@page {
      @bottom-left { content: ${quoted(`${t('common.appName')} · ${title}`)}; ${look} }
      @bottom-right { content: ${numbered(t('print.page', { page: PAGE, pages: PAGES }))}; ${look} }
    }`);
    document.adoptedStyleSheets.push(foot);
    return () => {
      document.title = before;
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== foot);
    };
  }, [t, title]);
}
