'use client';
import { createContext } from 'react';

/** Brand, scheme, contrast and direction as attributes of an element. */
export type Theme = {
  'data-site'?: string | undefined;
  'data-scheme'?: 'light' | 'dark' | 'auto' | undefined;
  'data-contrast'?: 'normal' | 'more' | undefined;
  dir?: 'ltr' | 'rtl' | undefined;
  lang?: string | undefined;
};

/** What the providers around a component dress it in: for what it draws elsewhere on the page. Empty where the page itself does. */
export const ThemeContext = createContext<Theme>({});
