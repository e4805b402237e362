import type resolver from './portal.resolver.json';

/** The independent axes of the tokens, as the resolver declares them. */
export type Site = keyof typeof resolver.modifiers.site.contexts;
export type Scheme = keyof typeof resolver.modifiers.scheme.contexts;
export type Contrast = keyof typeof resolver.modifiers.contrast.contexts;

/** One choice on each axis. */
export type Setting = { readonly site: Site; readonly scheme: Scheme; readonly contrast: Contrast };

export const SCHEMES = ['light', 'dark'] as const satisfies readonly Scheme[];
export const CONTRASTS = ['normal', 'more'] as const satisfies readonly Contrast[];
