// Says next to a recorded name whether its owner was signed in, or whether it was only typed.
import type { SignedIn } from '../../server/contract/index.ts';
import { useT } from '../i18n/index.ts';
import { useOfficers } from '../workbench/officers.ts';
import styles from './how-signed.module.css';

/** Undefined if officers were never set up, because every name was typed. */
function useHow(): (signedIn: SignedIn | undefined) => string | undefined {
  const t = useT();
  const hasOfficers = (useOfficers()?.officers.length ?? 0) > 0;
  return (signedIn) =>
    signedIn === undefined && !hasOfficers ? undefined : `(${t(signedIn === undefined ? 'officers.typed' : 'officers.signedIn')})`;
}

/** `named(run.officer, run.signedIn)`: a recorded name with how it came into the record. */
export function useNamed(): (name: string, signedIn: SignedIn | undefined) => string {
  const how = useHow();
  return (name, signedIn) => [name, how(signedIn) ?? []].flat().join(' ');
}

/** Rendered directly after the name. */
export function HowSigned({ signedIn }: { readonly signedIn: SignedIn | undefined }) {
  const how = useHow()(signedIn);
  return how === undefined ? null : (
    <>
      {' '}
      <small className={styles.how}>{how}</small>
    </>
  );
}
