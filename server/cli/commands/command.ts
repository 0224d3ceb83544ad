// Defines a command: its summary, its help text, and the module to load when it is called.
type Run = (args: string[]) => number | Promise<number>;

export interface Command {
  readonly summary: string;
  readonly help: string;
  load(): Promise<Run>;
}

/** The commands of an area by their names, in the order in which the help lists them. */
export type Commands = Readonly<Record<string, Command>>;
