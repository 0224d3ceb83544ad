// Process entry: takes one copy, reports what became of it, and ends. The process that shares out connections must not wait for it.
import { type TakeOrder, takeNewest } from './take.ts';

process.once('message', (order) => {
  const outcome = takeNewest(order as TakeOrder);
  process.send?.(outcome, () => process.exit(0));
});
// The parent has ended.
process.once('disconnect', () => process.exit(1));
