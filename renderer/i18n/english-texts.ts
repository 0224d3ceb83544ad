// Marks English texts on a screen in another language with `lang`, for screen readers (WCAG 3.1.2).

/** The most texts that are remembered: more than a screen shows. Texts with changing numbers would otherwise accumulate. */
const MOST = 2_000;
const texts = new Set<string>();

/** Remembers a text that is shown in English because its translation is missing. */
export function sayEnglish(text: string): string {
  // Moves the text to the end of the set: the oldest texts are dropped first.
  texts.delete(text);
  texts.add(text);
  const [oldest] = texts;
  if (texts.size > MOST && oldest !== undefined) texts.delete(oldest);
  return text;
}

const LETTER = /\p{L}/u;

/** The language of text from outside is unknown, even if the text looks English, French or German (`renderer/ui/text/foreign.tsx`). */
const isForeign = (node: Node): boolean => node.parentElement?.closest('[data-foreign]') != null;

/** Whether all texts inside the element are remembered English texts. */
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

/** Removes the mark from the element and its ancestors if they now contain other text. */
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
