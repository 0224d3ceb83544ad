// Erases personal data of the logs: by a rule, once a day and in slices; on request; and again after a restore.
export { removeRemains } from '../../store/erasing/remains.ts';
export { eraseAgain } from './again.ts';
export { eraseBecauseAsked } from './request.ts';
export { eraseByRule, setRule } from './rule.ts';
