// Changes the settings, and requires two persons to loosen the rules of the trust data where two are required.
import type { Settings } from '../../contract/index.ts';
import { Refusal } from '../../lib/problem.ts';
import { logTrust, type TrustAction } from '../../store/trust/trust-lists.ts';
import type { AppContext } from '../app-context/index.ts';
import { ALONE, isAlone, namesOf, type Persons } from './two-persons.ts';

/** One person alone may tighten the rules, but never loosen them. Throws `trust-refused`. */
export function changeSettings(context: AppContext, change: Partial<Settings>, given: Partial<Persons>): Settings {
  return context.store.db
    .transaction(() => {
      const present = context.settings();
      const { trustTwoPersons = present.trustTwoPersons, trustFreshDays = present.trustFreshDays } = change;
      const { who = '', ...second } = given;
      const loosens = !trustTwoPersons || trustFreshDays > present.trustFreshDays;
      if (loosens) needTwo({ who, ...second }, present);
      const log = (action: TrustAction, subject: string) =>
        logTrust(context.store, {
          at: context.now().toISOString(),
          action,
          subject,
          who: namesOf({ who: who.trim() || (change.officer ?? present.officer) || '–', ...second }),
        });
      if (trustTwoPersons !== present.trustTwoPersons) log(trustTwoPersons ? 'two-persons-on' : 'two-persons-off', '');
      if (trustFreshDays !== present.trustFreshDays) log('freshness-changed', `${present.trustFreshDays} → ${trustFreshDays}`);
      return context.changeSettings(change);
    })
    .immediate();
}

/** Call this for every action that changes whom this computer trusts. Throws `trust-refused`. */
export function needTwo(persons: Persons, { trustTwoPersons }: Pick<Settings, 'trustTwoPersons'>): void {
  if (isAlone(persons, { twoPersons: trustTwoPersons }))
    throw new Refusal('trust-refused', ALONE, { errors: [{ pointer: '', detail: ALONE, code: 'second-person' }] });
}
