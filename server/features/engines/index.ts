// The engines that verify signatures: the fastest for work in bulk, and all of them where a person asks for more than one opinion.
export { askEngines, disagree, ENGINES, type Engine, missedByLibsodium, takeFastestEngine } from './engines.ts';
