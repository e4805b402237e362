/**
 * Imitates how a framework treats modules with `'use client'` while it renders server components: only their
 * export names are known. Use it with `node --conditions=react-server --import ./client-references.mjs`.
 */

import { register } from 'node:module';
import { isMainThread } from 'node:worker_threads';

// Node loads this file a second time, in a separate thread, for the hook below.
if (isMainThread) register(import.meta.url);

/** @type {import('node:module').LoadHook} */
export async function load(url, context, nextLoad) {
  const loaded = await nextLoad(url, context);
  const source = loaded.format === 'module' ? String(loaded.source) : '';
  if (!/^(['"])use client\1/.test(source)) return loaded;
  const names = [...source.matchAll(/^export \{([^}]*)\}/gm)].flatMap(([, list = '']) =>
    list.split(',').flatMap((name) => name.trim().split(' as ').at(-1) || []),
  );
  return {
    ...loaded,
    source: names.map((name) => `export const ${name} = Symbol.for('client reference');`).join('\n'),
  };
}
