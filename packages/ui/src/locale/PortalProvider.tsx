'use client';
import { createContext, type ReactNode, useContext, useRef, version } from 'react';
import type { Dictionary, TextSet } from '../dictionaries/dictionary';
import { type LinkComponent, type Routes, RoutingProvider } from '../routing/index';
import { checkReact } from './checkReact';
import { givenLocale } from './givenLocale';
import type { Locale } from './locale';
import { type Theme, ThemeContext } from './ThemeContext';
import { useKnownSite } from './useKnownSite';

/** A locale with whatever texts the page brought. */
type SomeLocale = Omit<Locale, 'texts'> & { texts: Partial<Dictionary> };

const LocaleContext = createContext<SomeLocale | null>(null);

/** Props of `PortalProvider`: texts, tokens, colour scheme and direction for everything inside. */
export type PortalProviderProps = {
  /** With the texts of everything inside. */
  locale: SomeLocale;
  /** Token set to draw with; without it that of the provider around. */
  site?: string;
  /** Needs a `site`, here or of a provider around, and so does `contrast`: what is left out is as around. */
  scheme?: 'light' | 'dark' | 'auto';
  contrast?: 'normal' | 'more';
  dir?: 'ltr' | 'rtl';
  /** Draws the links inside: a router’s own component, which takes `href`. Without it they are those around, or `<a>`. */
  linkComponent?: LinkComponent;
  /** Addresses of the product’s pages that differ: `{ [ROUTES.login]: '/sign-in' }`, with `ROUTES` of `@portal/model`. */
  routes?: Partial<Routes>;
  children: ReactNode;
};

/**
 * Gives interactive components their language, texts and clock, and, where `site` or `scheme` are set, draws everything
 * inside in that brand and scheme.
 */
export function PortalProvider({
  locale,
  site,
  scheme,
  contrast,
  dir,
  linkComponent,
  routes,
  children,
}: PortalProviderProps) {
  checkReact(version);
  givenLocale(locale);
  const around = useContext(ThemeContext);
  const isThemed = (site ?? scheme ?? contrast ?? dir) !== undefined;
  const theme: Theme = isThemed
    ? {
        'data-site': site ?? around['data-site'],
        'data-scheme': scheme ?? around['data-scheme'],
        'data-contrast': contrast ?? around['data-contrast'],
        dir: dir ?? around.dir,
        lang: locale.language,
      }
    : around;
  const themedBox = useRef<HTMLDivElement>(null);
  useKnownSite(themedBox, theme['data-site'], scheme ?? contrast);
  const inside =
    linkComponent || routes ? (
      <RoutingProvider linkComponent={linkComponent} routes={routes}>
        {children}
      </RoutingProvider>
    ) : (
      children
    );
  return (
    <LocaleContext value={locale}>
      {isThemed ? (
        <ThemeContext value={theme}>
          <div ref={themedBox} {...theme}>
            {inside}
          </div>
        </ThemeContext>
      ) : (
        inside
      )}
    </LocaleContext>
  );
}

const hasTexts = <Sets extends TextSet>(locale: SomeLocale, sets: readonly Sets[]): locale is Locale<Sets> =>
  sets.every((set) => locale.texts[set] !== undefined);

/**
 * The reader's locale, with the sets of texts that a component speaks with.
 * @throws Error outside a `PortalProvider`, and where the provider's locale lacks one of the sets
 */
export function useLocale<Sets extends TextSet>(...sets: Sets[]): Locale<Sets> {
  const locale = useContext(LocaleContext);
  if (!locale)
    throw new Error(
      'Wrap the page in <PortalProvider locale={…}>: interactive components read their language from it.',
    );
  if (!hasTexts(locale, sets))
    throw new Error(
      `The locale of PortalProvider has no texts “${sets.filter((set) => !locale.texts[set]).join(', ')}”: ask loadLanguage for their family too.`,
    );
  return locale;
}
