// Calls back when npm, which started this program, has ended.
// npm sends SIGTERM to the shell, which does not forward it.

const LOOK_EVERY = 250;

/** Does nothing for a program started without npm, which may outlive its parent on purpose. */
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
