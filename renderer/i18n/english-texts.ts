// Declares English texts on a screen in another language as English (WCAG 3.1.2), so that a screen reader pronounces them as such.

/** More than a screen shows; texts with numbers in them would otherwise be kept without end. */
const MOST = 2_000;
const texts = new Set<string>();

/** Keeps a text that is shown in English for want of a translation. */
export function sayEnglish(text: string): string {
  // The one said last is the last to go.
  texts.delete(text);
  texts.add(text);
  const [oldest] = texts;
  if (texts.size > MOST && oldest !== undefined) texts.delete(oldest);
  return text;
}

const LETTER = /\p{L}/u;

/** The language of text from outside is unknown, even if the text looks English, French or German (`renderer/ui/text/foreign.tsx`). */
const isForeign = (node: Node): boolean => node.parentElement?.closest('[data-foreign]') != null;

/** Whether all words inside the element are English for want of a translation. */
function isEnglish(element: Element): boolean {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  let found = false;
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const text = node.nodeValue ?? '';
    if (!LETTER.test(text)) continue;
    if (!texts.has(text) || isForeign(node)) return false;
    found = true;
  }
  return found;
}

/** Elements whose `lang` was set here: any other `lang` stays as it is. */
const marked = new WeakSet<Element>();

function mark(element: Element | null): void {
  if (element === null || (element.hasAttribute('lang') && !marked.has(element))) return;
  if (texts.size > 0 && isEnglish(element)) {
    marked.add(element);
    element.setAttribute('lang', 'en');
  } else if (marked.delete(element)) element.removeAttribute('lang');
}

/** A marked element that now holds other words lends them its language no longer. */
function markAround(element: Element | null): void {
  for (let around = element; around !== null; around = around.parentElement) if (marked.has(around)) mark(around);
}

function markWithin(node: Node): void {
  if (node.nodeType === Node.TEXT_NODE) mark(node.parentElement);
  const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
  for (let text = walker.nextNode(); text !== null; text = walker.nextNode()) mark(text.parentElement);
}

/** Watches the document until the returned function is called. */
export function declareEnglish(): () => void {
  const observer = new MutationObserver((changes) => {
    for (const { type, target, addedNodes } of changes) {
      if (type === 'characterData') mark(target.parentElement);
      else for (const node of addedNodes) markWithin(node);
      markAround(target instanceof Element ? target : target.parentElement);
    }
  });
  observer.observe(document.body, { subtree: true, childList: true, characterData: true });
  markWithin(document.body);
  return () => {
    observer.disconnect();
    for (const element of document.querySelectorAll('[lang]')) if (marked.delete(element)) element.removeAttribute('lang');
  };
}
