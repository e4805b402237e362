'use client';
import { createContext, type ReactNode, useContext } from 'react';
import type { Locale } from './locale';

const LocaleContext = createContext<Locale | null>(null);

export type PortalProviderProps = {
  locale: Locale;
  /** Token set to draw with; without it the surrounding one goes on. */
  site?: string;
  scheme?: 'light' | 'dark' | 'auto';
  contrast?: 'normal' | 'more';
  dir?: 'ltr' | 'rtl';
  children: ReactNode;
};

/**
 * Gives interactive components their language, texts and clock, and, where `site` or `scheme` are set, draws everything
 * inside in that brand and scheme.
 */
export function PortalProvider({ locale, site, scheme, contrast, dir, children }: PortalProviderProps) {
  const themed = site ?? scheme ?? contrast ?? dir;
  return (
    <LocaleContext value={locale}>
      {themed ? (
        <div data-site={site} data-scheme={scheme} data-contrast={contrast} dir={dir} lang={locale.language}>
          {children}
        </div>
      ) : (
        children
      )}
    </LocaleContext>
  );
}

/** The reader's locale. @throws Error outside a `PortalProvider`. */
export function useLocale(): Locale {
  const locale = useContext(LocaleContext);
  if (!locale)
    throw new Error(
      'Wrap the page in <PortalProvider locale={…}>: interactive components read their language from it.',
    );
  return locale;
}
