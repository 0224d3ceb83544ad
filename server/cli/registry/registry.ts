// Implements `desk registry`: manages the stored snapshot of the registry, and writes files for the registry.

export async function run(args: string[]): Promise<number> {
  const { run: part } = args[0] === 'export' ? await import('./export.ts') : await import('./snapshot.ts');
  return part(args);
}
