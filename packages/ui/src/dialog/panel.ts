'use client';
import { lazyPart } from '../foundation/lazyPart';

/** Focus trap and scroll lock, fetched by the first dialog that opens. */
export const dialogPanel = lazyPart(async () => (await import('./DialogPanel')).DialogPanel);
