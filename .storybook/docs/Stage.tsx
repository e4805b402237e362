import { LANGUAGES } from '@portal/model';
import { CONTRASTS, SCHEMES, SITES, vars } from '@portal/tokens';
import { PortalProvider } from '@portal/ui/locale';
import type { CSSProperties, ReactNode } from 'react';
import { localeOf } from '../../packages/ui/src/fixtures/locales';
import { useToolbar } from './globals';

/** Globals of the toolbar, or of a story with its own, as props of `PortalProvider`. */
export const lookOf = (globals: Readonly<Record<string, unknown>>) => ({
  site: SITES.find((site) => site === globals.site) ?? 'far',
  scheme: SCHEMES.find((scheme) => scheme === globals.scheme) ?? 'light',
  contrast: CONTRASTS.find((contrast) => contrast === globals.contrast) ?? 'normal',
  dir: globals.dir === 'rtl' ? ('rtl' as const) : ('ltr' as const),
});

/** Look that the toolbar has set. */
export const useLook = () => lookOf(useToolbar());

type Look = ReturnType<typeof lookOf>;

const PAPER: CSSProperties = {
  background: vars.color.paper,
  color: vars.color.ink,
  fontFamily: vars.font.text.family,
  padding: vars.space[6],
  boxSizing: 'border-box',
  blockSize: '100%',
  minInlineSize: 0,
  // A piece that covers its page covers only this stage.
  contain: 'layout paint',
};

/** A sheet of paper in one brand, scheme and language; those of the toolbar unless given. */
export function Stage({ children, ...own }: Partial<Look> & { children: ReactNode }) {
  const toolbar = useToolbar();
  const language = LANGUAGES.find((known) => known === toolbar.language) ?? 'ca';
  const look = { ...lookOf(toolbar), ...own };
  return (
    <PortalProvider locale={localeOf(language)} {...look}>
      <div className="sb-unstyled" style={PAPER}>
        {children}
      </div>
    </PortalProvider>
  );
}
