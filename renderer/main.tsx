// Starts the page: appearance, language, router, data, then the first screen.
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { createRoot } from 'react-dom/client';
import { Lockable } from './frame/lock.tsx';
import { LanguageProvider } from './i18n/index.ts';
import { Unreachable } from './lib/api.ts';
import { askBeforeLeaving } from './lib/leaving.ts';
import { adoptSignIn, shareSignIn } from './lib/officer.ts';
import { shareSession } from './lib/session.ts';
import { router } from './router.tsx';
import './ui/style/tokens.css';
import './ui/style/base.css';
import { startTheme } from './ui/style/theme.ts';

startTheme();
shareSession();
shareSignIn();
if (location.hash.startsWith('#/print/')) await adoptSignIn();

// The workbench runs on this computer: there is no "offline", only a workbench that answers or does not.
const client = new QueryClient({
  defaultOptions: {
    queries: {
      networkMode: 'always',
      refetchOnWindowFocus: false,
      retry: (_count, error) => error instanceof Unreachable,
      retryDelay: 2_000,
    },
    mutations: { networkMode: 'always' },
  },
});

// For example a decision that waits for the store.
askBeforeLeaving(() => client.isMutating() > 0);

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no element #root');
createRoot(root).render(
  <QueryClientProvider client={client}>
    <LanguageProvider>
      <Lockable>
        <RouterProvider router={router} />
      </Lockable>
    </LanguageProvider>
  </QueryClientProvider>,
);
