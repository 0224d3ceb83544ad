// Limits the questions about opening links, so that no page can keep the user busy with dialogs.

const QUESTIONS = 5;
const WITHIN = 60_000;

/** Silently drops a link while a question is open, or after too many questions (5 per minute). */
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
