// Examines the certificate that was made in a data folder for the public listener.
import { existsSync } from 'node:fs';
import { madeFiles, readPair } from '../listener-certificate/index.ts';
import { attempt, type Finding, ok, wrong } from './finding.ts';

/** None for a folder in which no certificate was made. One from other files is examined by the service that was started with them. */
export const examineCertificate = (folder: string, now: Date): readonly Finding[] =>
  existsSync(madeFiles(folder).certificate)
    ? [
        attempt('certificate', () => {
          const { state, notAfter, names } = readPair(madeFiles(folder), now).facts;
          const until = `for ${names.join(', ')}, until ${notAfter}`;
          return state === 'good'
            ? ok('certificate', until)
            : wrong(
                'certificate',
                `${until}: ${state === 'ended' ? 'it has ended' : 'it ends soon'}`,
                'start the service, or: desk certificate renew',
              );
        }),
      ]
    : [];
