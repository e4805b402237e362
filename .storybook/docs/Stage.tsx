import { LANGUAGES } from '@portal/model';
import { CONTRASTS, SCHEMES, SITES, vars } from '@portal/tokens';
import { PortalProvider } from '@portal/ui/locale';
import type { CSSProperties, ReactNode } from 'react';
import { localeOf } from '../../packages/ui/src/fixtures/locales';
import { useToolbar } from './globals';

/** What the toolbar says, as components are told it. */
export function useLook() {
  const toolbar = useToolbar();
  return {
    site: SITES.find((site) => site === toolbar.site) ?? 'far',
    scheme: SCHEMES.find((scheme) => scheme === toolbar.scheme) ?? 'light',
    contrast: CONTRASTS.find((contrast) => contrast === toolbar.contrast) ?? 'normal',
    language: LANGUAGES.find((language) => language === toolbar.language) ?? 'ca',
    dir: toolbar.dir === 'rtl' ? ('rtl' as const) : ('ltr' as const),
  };
}

type Look = ReturnType<typeof useLook>;

const PAPER: CSSProperties = {
  background: vars.color.paper,
  color: vars.color.ink,
  fontFamily: vars.font.text.family,
  padding: vars.space[6],
  boxSizing: 'border-box',
  blockSize: '100%',
  minInlineSize: 0,
  // A piece that wants to lie over the page lies over this one.
  contain: 'layout paint',
};

/** A piece of paper of one brand, scheme and language; where nothing else is said, of those in the toolbar. */
export function Stage({ children, ...own }: Partial<Look> & { children: ReactNode }) {
  const { language, ...look } = { ...useLook(), ...own };
  return (
    <PortalProvider locale={localeOf(language)} {...look}>
      <div className="sb-unstyled" style={PAPER}>
        {children}
      </div>
    </PortalProvider>
  );
}
