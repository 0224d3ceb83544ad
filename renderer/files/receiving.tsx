// A file on its way to the workbench: its progress, or the offer to choose it again after an interruption.
import { FileTrigger } from 'react-aria-components';
import { Button, Note, Progress } from '../ui/index.ts';

export interface ReceivingProps {
  /** Whether this window sends the file. */
  readonly sending: boolean;
  readonly held: number;
  readonly size: number;
  readonly label: string;
  /** Says how much arrived. */
  readonly halfWay: string;
  readonly choose: string;
  readonly onFile: (file: File) => unknown;
}

export function Receiving({ sending, held, size, label, halfWay, choose, onFile }: ReceivingProps) {
  if (sending) return <Progress label={label} value={Math.floor((held / size) * 100)} total={100} />;
  return (
    <Note>
      <p>{halfWay}</p>
      <FileTrigger
        onSelect={(files) => {
          const file = files?.[0];
          if (file) void onFile(file);
        }}
      >
        <Button kind="primary">{choose}</Button>
      </FileTrigger>
    </Note>
  );
}
