// Process entry: takes one copy, reports the outcome and exits, so that the main process does not wait.
import { type TakeOrder, takeNewest } from './take.ts';

process.once('message', (order) => {
  const outcome = takeNewest(order as TakeOrder);
  process.send?.(outcome, () => process.exit(0));
});
// The parent has ended.
process.once('disconnect', () => process.exit(1));
