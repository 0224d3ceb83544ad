// Runs the command line `desk <command> …`; each command is a file that takes arguments and returns an exit code.

if (Number(process.versions.node.split('.')[0]) < 24) {
  process.stderr.write(`DPP Desk needs Node 24 or newer; this is ${process.versions.node}. Start it through npm: npm run -s desk -- …\n`);
  process.exit(64);
}

const { note, noteFault, printPage } = await import('./lib/terminal.ts');
const { keepCompiled } = await import('./cli/compiled.ts');
keepCompiled();
const { COMMANDS } = await import('./cli/commands/index.ts');
const { UsageFault } = await import('./cli/input/usage.ts');
const { fileFault, StoreFault } = await import('./lib/store-fault.ts');
const { nextStep } = await import('./cli/input/next-step.ts');
const { Refusal } = await import('./lib/problem.ts');

/** 141 is 128 plus SIGPIPE, as a shell reports a program whose reader has ended (`| head`). 74 is sysexits EX_IOERR. */
const [READER_GONE, NOT_WRITTEN] = [141, 74];
process.stdout.on('error', ({ code }: NodeJS.ErrnoException) => {
  if (code === 'EPIPE') process.exit(READER_GONE);
  note(`desk: the standard output cannot be written (${code}): what it says is not whole`);
  process.exit(NOT_WRITTEN);
});

const [name = '--help', ...args] = process.argv.slice(2);
const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;

if (name === '--help' || name === '-h' || name === 'help') {
  printPage(
    `usage: desk <command> [options]\n\n${Object.entries(COMMANDS)
      .map(([key, { summary }]) => `  ${key.padEnd(11)} ${summary}`)
      .join(
        '\n',
      )}\n\n'desk <command> --help' explains one.\nexit codes of all: 64 wrong use · 65 the data folder cannot be used as it is · 74 the standard output cannot be written · 78 a server process cannot start as configured`,
  );
} else if (command === undefined) {
  note(
    name.startsWith('-')
      ? `desk: the command comes before its options; 'desk --help' lists the commands`
      : `desk: unknown command '${name}'; 'desk --help' lists them`,
  );
  process.exitCode = 64;
} else if (args.includes('--help') || args.includes('-h')) {
  printPage(command.help);
} else {
  try {
    process.exitCode = await (await command.load())(args);
  } catch (thrown) {
    const error = fileFault(thrown) ?? thrown;
    if (error instanceof UsageFault || error instanceof Refusal) {
      note(`desk ${name}: ${error.message}`);
      note(`'desk ${name} --help' explains the options`);
      process.exitCode = 64;
    } else if (error instanceof StoreFault) {
      const next = nextStep(error, thrown);
      note(`desk ${name}: ${error.message} [${error.code}]`);
      if (next !== undefined) note(next);
      process.exitCode = 65;
    } else {
      noteFault(error);
      process.exitCode = 1;
    }
  }
}
