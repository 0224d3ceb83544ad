// Links that a page wants to open in; at most one question at a time and a few a minute out, so that no page can keep a person busy with dialogs.

const QUESTIONS = 5;
const WITHIN = 60_000;

/** What comes while a question is open, or after too many of them, is dropped without a word. */
export const limitedQuestions = (ask: (link: URL) => Promise<void>, now: () => number = Date.now): ((link: URL) => void) => {
  let open = false;
  let asked: readonly number[] = [];
  return (link) => {
    const moment = now();
    asked = asked.filter((at) => moment - at < WITHIN);
    if (open || asked.length >= QUESTIONS) return;
    asked = [...asked, moment];
    open = true;
    const done = (): void => {
      open = false;
    };
    ask(link).then(done, done);
  };
};
