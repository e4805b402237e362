'use client';
import { lazyPart } from '../foundation/lazyPart';

/** What traps the focus and stills the page: fetched by the first dialog that opens. */
export const dialogPanel = lazyPart(async () => (await import('./DialogPanel')).DialogPanel);
