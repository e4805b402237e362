import { ROUTES, type Site } from '@portal/model';
import { SITE_TOKENS } from '@portal/tokens';
import type { Assets } from '../app/document/Document';
import { signIcon, staticAddress, themeOf } from '../app/document/Document';

/** Web app manifest of a site (W3C). */
export function webAppManifest(site: Site, { appImages }: Pick<Assets, 'appImages'>): object {
  const theme = themeOf(site.theme);
  const { paper, themeColor } = SITE_TOKENS[theme];
  const place = (file: string) => staticAddress(file, site.staticUrl);
  const icons = (appImages?.icons(theme, site.sign) ?? []).filter(({ purpose }) => purpose !== 'touch');
  return {
    id: ROUTES.front,
    name: site.name,
    short_name: site.name,
    description: site.description,
    lang: site.language,
    dir: 'ltr',
    start_url: ROUTES.front,
    scope: ROUTES.front,
    display: 'standalone',
    background_color: paper.light,
    theme_color: themeColor.light,
    categories: ['news'],
    icons: icons.length
      ? icons.map(({ src, size, purpose }) => ({
          src: place(src),
          sizes: `${size}x${size}`,
          type: 'image/png',
          purpose,
        }))
      : [{ src: signIcon(site.name, theme), sizes: 'any', type: 'image/svg+xml', purpose: 'any' }],
    screenshots: (appImages?.screenshots(site.alias) ?? []).map(({ src, width, height, form }) => ({
      src: place(src),
      sizes: `${width}x${height}`,
      type: 'image/webp',
      form_factor: form,
      label: site.tagline,
    })),
  };
}
