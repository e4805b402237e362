'use client';
import { lazyPart } from '../foundation/lazyPart';

/** The list with its positioning and keys: fetched when the first menu opens, or is hovered or focused. */
export const menuPanel = lazyPart(async () => (await import('./MenuPanel')).MenuPanel);
