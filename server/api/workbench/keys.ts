// Creates, lists and revokes stakeholder keys over the workbench API. Only one response contains the secret.
import type { StakeholderKeyList } from '../../contract/index.ts';
import type { AppContext } from '../../features/app-context/index.ts';
import { issueKey } from '../../features/stakeholder-keys/index.ts';
import { listKeys, revokeKey } from '../../store/stakeholder-keys.ts';
import { type Routes, read } from '../http/routes.ts';
import { KEY_ID, KEY_REQUEST } from './schemas/workbench.ts';

export function keyRoutes(app: Routes, { store, now }: AppContext): void {
  read(app, '/workbench/keys', async (): Promise<StakeholderKeyList> => ({ keys: listKeys(store, now()) }));

  app.post('/workbench/keys', { schema: { body: KEY_REQUEST } }, async ({ body }, reply) => {
    reply.code(201);
    return issueKey(store, body, now());
  });

  app.delete('/workbench/keys/:id', { schema: { params: KEY_ID } }, async ({ params: { id } }) => ({ key: revokeKey(store, id, now()) }));
}
