// Maps the addresses after the # to screens; all but the first load on demand.
import { createHashHistory, createRootRoute, createRoute, createRouter, lazyRouteComponent, useParams } from '@tanstack/react-router';
import { type ComponentType, lazy, Suspense } from 'react';
import { Everywhere } from './features/inspect/elsewhere.tsx';
import { Crashed, NoSuchScreen } from './frame/fallback.tsx';
import { Frame } from './frame/frame.tsx';
import { Loading } from './ui/index.ts';

const root = createRootRoute({ component: Everywhere, notFoundComponent: NoSuchScreen, errorComponent: Crashed });
const framed = createRoute({ getParentRoute: () => root, id: 'framed', component: Frame });

/** A lazily loaded screen that receives the id of its address as a property. */
function withId(load: () => Promise<{ readonly default: ComponentType<{ readonly id: string }> }>) {
  const Screen = lazy(load);
  return () => {
    const { id } = useParams({ strict: false });
    return (
      <Suspense fallback={<Loading />}>
        <Screen key={id ?? ''} id={id ?? ''} />
      </Suspense>
    );
  };
}

const routes = root.addChildren([
  framed.addChildren([
    createRoute({ getParentRoute: () => framed, path: '/', component: lazyRouteComponent(() => import('./features/inspect/route.tsx')) }),
    createRoute({
      getParentRoute: () => framed,
      path: '/bulk/$id',
      component: withId(() => import('./features/inspect/bulk/route.tsx')),
    }),
    createRoute({
      getParentRoute: () => framed,
      path: '/inspections',
      component: lazyRouteComponent(() => import('./features/inspections/route.tsx')),
    }),
    createRoute({
      getParentRoute: () => framed,
      path: '/inspections/checkpoints',
      component: lazyRouteComponent(() => import('./features/checkpoints/route.tsx')),
    }),
    createRoute({
      getParentRoute: () => framed,
      path: '/inspections/$id',
      component: withId(() => import('./features/inspections/entry-route.tsx')),
    }),
    createRoute({
      getParentRoute: () => framed,
      path: '/runs/$id',
      component: withId(() => import('./features/runs/route.tsx')),
    }),
    createRoute({
      getParentRoute: () => framed,
      path: '/passports',
      component: lazyRouteComponent(() => import('./features/passports/list/route.tsx')),
    }),
    createRoute({
      getParentRoute: () => framed,
      path: '/passports/$id',
      component: withId(() => import('./features/passports/entry/route.tsx')),
    }),
    createRoute({
      getParentRoute: () => framed,
      path: '/compare/$id',
      component: withId(() => import('./features/passports/comparison/route.tsx')),
    }),
    createRoute({
      getParentRoute: () => framed,
      path: '/new',
      component: lazyRouteComponent(() => import('./features/passports/editing/new-route.tsx')),
    }),
    createRoute({
      getParentRoute: () => framed,
      path: '/edit/$id',
      component: withId(() => import('./features/passports/editing/route.tsx')),
    }),
    createRoute({
      getParentRoute: () => framed,
      path: '/import',
      component: lazyRouteComponent(() => import('./features/passports/table/route.tsx')),
    }),
    createRoute({
      getParentRoute: () => framed,
      path: '/received/$id',
      component: withId(() => import('./features/passports/received/entry-route.tsx')),
    }),
    createRoute({
      getParentRoute: () => framed,
      path: '/want-list',
      component: lazyRouteComponent(() => import('./features/want-list/route.tsx')),
    }),
    createRoute({
      getParentRoute: () => framed,
      path: '/packs',
      component: lazyRouteComponent(() => import('./features/packs/route.tsx')),
    }),
    createRoute({
      getParentRoute: () => framed,
      path: '/trust',
      component: lazyRouteComponent(() => import('./features/trust/route.tsx')),
    }),
    createRoute({
      getParentRoute: () => framed,
      path: '/trust/keep',
      component: lazyRouteComponent(() => import('./features/trust-authoring/route.tsx')),
    }),
    createRoute({
      getParentRoute: () => framed,
      path: '/bodies',
      component: lazyRouteComponent(() => import('./features/notified-bodies/route.tsx')),
    }),
    createRoute({
      getParentRoute: () => framed,
      path: '/resolver',
      component: lazyRouteComponent(() => import('./features/resolver/route.tsx')),
    }),
    createRoute({
      getParentRoute: () => framed,
      path: '/settings',
      component: lazyRouteComponent(() => import('./features/settings/route.tsx')),
    }),
    createRoute({
      getParentRoute: () => framed,
      path: '/settings/self-test',
      component: lazyRouteComponent(() => import('./features/self-test/route.tsx')),
    }),
    createRoute({
      getParentRoute: () => framed,
      path: '/settings/scanner',
      component: lazyRouteComponent(() => import('./features/scanner-setup/route.tsx')),
    }),
    createRoute({
      getParentRoute: () => framed,
      path: '/settings/bring-back',
      component: lazyRouteComponent(() => import('./features/restore/route.tsx')),
    }),
    createRoute({ getParentRoute: () => framed, path: '$', component: NoSuchScreen }),
  ]),
  createRoute({
    getParentRoute: () => root,
    path: '/print/fingerprint/$id',
    component: withId(() => import('./features/print/fingerprint.tsx')),
  }),
  createRoute({
    getParentRoute: () => root,
    path: '/print/labels/$id',
    component: withId(() => import('./features/passports/labels/route.tsx')),
  }),
  createRoute({
    getParentRoute: () => root,
    path: '/print/self-test',
    component: lazyRouteComponent(() => import('./features/self-test/print.tsx')),
  }),
  createRoute({
    getParentRoute: () => root,
    path: '/print/selection/$id',
    component: withId(() => import('./features/print/selection.tsx')),
  }),
  createRoute({ getParentRoute: () => root, path: '/print/slip/$id', component: withId(() => import('./features/print/slip.tsx')) }),
  createRoute({ getParentRoute: () => root, path: '/print/run/$id', component: withId(() => import('./features/print/run.tsx')) }),
  createRoute({ getParentRoute: () => root, path: '/print/$id', component: withId(() => import('./features/print/route.tsx')) }),
]);

export const router = createRouter({
  routeTree: routes,
  history: createHashHistory(),
  defaultPreload: 'intent',
  defaultPendingComponent: Loading,
  defaultErrorComponent: Crashed,
  defaultNotFoundComponent: NoSuchScreen,
});

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}
