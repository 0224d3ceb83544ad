// Files imported copies under all the products they name, where an earlier version filed them under one only.

import { filedUnder } from '../../domain/product/judge-product.ts';
import { verifyCredential } from '../../domain/verify/index.ts';
import { importedAfter, refile } from '../../store/passports/credentials.ts';
import { readSetting, writeSetting } from '../../store/settings.ts';
import type { AppContext } from '../app-context/index.ts';

const STEP = 200;

/** Processes at most `most` copies; later turns continue with the rest, even after a restart. */
export function refileCopies(context: Pick<AppContext, 'store' | 'now' | 'trust'>, most: number): void {
  const { store } = context;
  const left = readSetting(store, 'refiling');
  if (left === undefined || left.after >= left.last) return;
  const verifyContext = { now: context.now(), trust: context.trust() };
  let { after } = left;
  for (let done = 0; done < most && after < left.last; done += STEP) {
    const copies = importedAfter(store, after, STEP);
    after = copies.length < STEP ? left.last : (copies.at(-1)?.id ?? left.last);
    const filed = copies.map(({ id, format, body }) => ({
      id,
      products: filedUnder(verifyCredential({ kind: format, text: body, flags: [] }, verifyContext).products),
    }));
    store.db
      .transaction(() => {
        for (const { id, products } of filed) refile(store, id, products);
        writeSetting(store, 'refiling', { after, last: left.last });
      })
      .immediate();
  }
}
