// Provides the signature engines: the fastest one for bulk work, and all of them if a person wants a second opinion.
export { askEngines, disagree, ENGINES, type Engine, missedByLibsodium, takeFastestEngine } from './engines.ts';
