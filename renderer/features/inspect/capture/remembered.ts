// A choice about the camera that is kept on this computer.
import { useState } from 'react';
import { commitOrLeave } from '../../../lib/commit.ts';

type Choice = 'camera-continuous' | 'camera-large';

export function useRemembered(choice: Choice): readonly [isOn: boolean, set: (isOn: boolean) => void] {
  const [isOn, setOn] = useState(() => localStorage.getItem(choice) === 'on');
  const set = (next: boolean): void =>
    commitOrLeave(() => {
      if (next) localStorage.setItem(choice, 'on');
      else localStorage.removeItem(choice);
      setOn(next);
    });
  return [isOn, set];
}
