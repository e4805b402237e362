import type resolver from './portal.resolver.json';

/** Site, one of the independent axes of the tokens, as the resolver declares it. */
export type Site = keyof typeof resolver.modifiers.site.contexts;
/** A page's colour scheme, the value of `data-scheme`. */
export type Scheme = keyof typeof resolver.modifiers.scheme.contexts;
/** Contrast that a reader prefers, as in `prefers-contrast`; the value of `data-contrast`. */
export type Contrast = keyof typeof resolver.modifiers.contrast.contexts;

/** One site, scheme and contrast. Third-party brands have aliases outside of `Site`. */
export type Setting = { readonly site: string; readonly scheme: Scheme; readonly contrast: Contrast };

/** Colour schemes that every site has values for. */
export const SCHEMES = ['light', 'dark'] as const satisfies readonly Scheme[];
/** Contrasts that every site has values for in each scheme. */
export const CONTRASTS = ['normal', 'more'] as const satisfies readonly Contrast[];
