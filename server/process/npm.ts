// A program that npm started in; a call when npm is gone out: npm hands SIGTERM to the shell between them, which does not hand it on.

const LOOK_EVERY = 250;

/** Does nothing for a program that was started without npm: such a one may outlive its parent on purpose. */
export const whenNpmIsGone = (then: () => void): void => {
  if (process.env.npm_lifecycle_event === undefined) return;
  const parent = process.ppid;
  const look = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(look);
    then();
  }, LOOK_EVERY);
  look.unref();
};
