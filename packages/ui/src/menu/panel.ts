'use client';
import { lazyPart } from '../foundation/lazyPart';

/** The list with its places and keys: fetched by the first menu that opens, or is reached for. */
export const menuPanel = lazyPart(async () => (await import('./MenuPanel')).MenuPanel);
