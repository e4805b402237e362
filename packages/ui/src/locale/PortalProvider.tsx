'use client';
import { createContext, type ReactNode, type RefObject, useContext, useEffect, useRef, version } from 'react';
import type { Dictionary, TextSet } from '../dictionaries/dictionary';
import { type LinkComponent, type Routes, RoutingProvider } from '../routing/Routing';
import { familiesOf } from './families';
import { givenLocale } from './givenLocale';
import type { Locale } from './locale';
import { type Theme, ThemeContext } from './ThemeContext';

/** A locale with any of the texts. */
type SomeLocale = Omit<Locale, 'texts'> & { texts: Partial<Dictionary> };

const LocaleContext = createContext<SomeLocale | null>(null);

/** Props of `PortalProvider`: texts, tokens, colour scheme and direction for its descendants. */
export type PortalProviderProps = {
  /** Locale with the texts of all descendants. */
  locale: SomeLocale;
  /** Site whose tokens are used; that of the enclosing provider if omitted. */
  site?: string;
  /** Requires a `site`, here or in an enclosing provider, like `contrast`; inherited if omitted. */
  scheme?: 'light' | 'dark' | 'auto';
  contrast?: 'normal' | 'more';
  dir?: 'ltr' | 'rtl';
  /**
   * Component that renders links: a router’s own, which accepts `href`. Inherited if omitted, `<a>` by
   * default.
   */
  linkComponent?: LinkComponent;
  /**
   * URLs of pages that differ from the default: `{ [ROUTES.login]: '/sign-in' }`, with `ROUTES` of
   * `@portal/model`.
   */
  routes?: Partial<Routes>;
  children: ReactNode;
};

/**
 * Provides interactive components with language, texts and clock, and, if `site` or `scheme` are set, renders
 * its descendants in that brand and scheme.
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
 * The reader's locale, with the sets of texts that a component uses.
 * @throws Error outside a `PortalProvider`, and if the provider's locale lacks one of the sets
 */
export function useLocale<Sets extends TextSet>(...sets: Sets[]): Locale<Sets> {
  const locale = useContext(LocaleContext);
  if (!locale)
    throw new Error(
      'Wrap the page in <PortalProvider locale={…}>: interactive components read their language from it.',
    );
  if (!hasTexts(locale, sets)) throw new Error(missingTexts(sets.filter((set) => !locale.texts[set])));
  return locale;
}

declare const process: { env: { NODE_ENV?: string } };

/** Says which sets of texts are missing; in development also the families to load. */
function missingTexts(sets: readonly TextSet[]): string {
  let families = '';
  try {
    // Written here, not as `isDevelopment()`: bundlers for production then leave the list of families out.
    if (process.env.NODE_ENV !== 'production') families = ` (${familiesOf(sets).join(', ')})`;
  } catch {
    // No bundler has inlined the mode.
  }
  return `The locale of PortalProvider has no texts “${sets.join(', ')}”: ask loadLanguage for their family too${families}.`;
}

/** Bundlers inline the mode here; if none did, it does not count as development. */
function isDevelopment(): boolean {
  try {
    return process.env.NODE_ENV !== 'production';
  } catch {
    return false;
  }
}

/**
 * In development, warns if a site is named whose style sheet is not loaded. The warning's code is fetched
 * only then: readers never load it.
 * @param look the scheme or contrast that was set
 */
function useKnownSite(
  element: RefObject<HTMLElement | null>,
  site: string | undefined,
  look: string | undefined,
): void {
  useEffect(() => {
    if (isDevelopment())
      void import('./knownSite').then(({ warnOfSites }) => warnOfSites(element.current, site, look));
  }, [element, site, look]);
}

/** Minimum React version: older ones cannot render contexts as components. */
const OLDEST = 19;

/** @throws Error in an older React, whose own message about contexts would be misleading */
export function checkReact(version: string): void {
  if (Number.parseInt(version, 10) < OLDEST)
    throw new Error(`@portal/ui needs React ${OLDEST}.0 or newer, not ${version}.`);
}
