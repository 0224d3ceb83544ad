// Says why a bulk inspection waits: the disk is full, or the workbench does not answer.
import { useT } from '../../../i18n/index.ts';
import { Note } from '../../../ui/index.ts';
import { HOLDING } from '../queue/obstacle-words.ts';
import { useWait } from './patience.ts';

/** Renders nothing while the hand-over proceeds. */
export function Waiting() {
  const t = useT();
  const obstacle = useWait();
  if (obstacle === undefined) return null;
  const { title, help } = HOLDING[obstacle];
  return (
    <Note urgent>
      <p>
        {t(title)} {t(help)}
      </p>
    </Note>
  );
}
