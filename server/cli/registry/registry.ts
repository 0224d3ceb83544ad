// `desk registry`: the snapshot of the registry that is kept here, and the files that are written for the registry.

export async function run(args: string[]): Promise<number> {
  const { run: part } = args[0] === 'export' ? await import('./export.ts') : await import('./snapshot.ts');
  return part(args);
}
