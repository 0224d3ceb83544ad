// The calls about checkpoints of the logs.
import { queryOptions } from '@tanstack/react-query';
import type {
  CheckpointComparison,
  CheckpointFinding,
  CheckpointRequest,
  CosignAnswer,
  CosignRequest,
  LogCheckpoint,
  LogWitness,
} from '../../../server/contract/index.ts';
import { call } from '../../lib/call.ts';

export const checkpoints = {
  make: (body: CheckpointRequest) => call<LogCheckpoint>('/log/checkpoint', { method: 'POST', body }),
  compare: (body: CheckpointComparison) => call<CheckpointFinding>('/log/compare', { method: 'POST', body }),
  cosign: (body: CosignRequest) => call<CosignAnswer>('/log/cosign', { method: 'POST', body }),
};

export const witnessesQuery = queryOptions({
  queryKey: ['log-witnesses'],
  queryFn: ({ signal }) => call<readonly LogWitness[]>('/log/witnesses', { signal }),
});
