'use client';
import { createContext } from 'react';

/** Attributes of an element for brand, scheme, contrast and direction. */
export type Theme = {
  'data-site'?: string | undefined;
  'data-scheme'?: 'light' | 'dark' | 'auto' | undefined;
  'data-contrast'?: 'normal' | 'more' | undefined;
  dir?: 'ltr' | 'rtl' | undefined;
  lang?: string | undefined;
};

/** Theme of the enclosing providers, for portals elsewhere in the page. Empty if the page itself sets it. */
export const ThemeContext = createContext<Theme>({});
