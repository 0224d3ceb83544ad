// Says next to a recorded name whether its owner was signed in, or whether it was only typed.
import type { SignedIn } from '../../server/contract/index.ts';
import { useT } from '../i18n/index.ts';

export const useHowSigned = (): ((signedIn: SignedIn | undefined) => string) => {
  const t = useT();
  return (signedIn) => t(signedIn === undefined ? 'officers.typed' : 'officers.signedIn');
};

export function HowSigned({ signedIn }: { readonly signedIn: SignedIn | undefined }) {
  const how = useHowSigned();
  return <small>({how(signedIn)})</small>;
}
