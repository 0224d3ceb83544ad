// Loads and removes the sample set over the workbench API, and makes an example for each headline.
import type { SampleCaseName } from '../../contract/index.ts';
import type { AppContext } from '../../features/app-context/index.ts';
import { loadSample, makeSampleCase } from '../../features/passports/index.ts';
import { removeSample } from '../../store/passports/sample.ts';
import type { Routes } from '../http/routes.ts';
import { choice, exactly } from './schemas/workbench.ts';

const CASE = exactly({ case: choice<SampleCaseName>('valid', 'altered', 'revoked', 'unknown-issuer', 'another-product', 'cannot-check') });

export function sampleRoutes(app: Routes, context: AppContext): void {
  app.put('/workbench/sample', async () => {
    loadSample(context);
    return context.state();
  });

  app.post('/workbench/sample/cases', { schema: { body: CASE } }, async ({ body }) => makeSampleCase(body.case, context));

  app.delete('/workbench/sample', async () => {
    removeSample(context.store);
    return context.state();
  });
}
