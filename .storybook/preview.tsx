import '../packages/ui/src/foundation/styles';
import { LANGUAGES, type Language } from '@portal/model';
import { SITES } from '@portal/tokens';
import { PortalProvider } from '@portal/ui/locale';
import type { Decorator, Preview } from '@storybook/react-vite';
import { localeOf } from '../packages/ui/src/fixtures/locales';
import { loadParts } from '../packages/ui/src/testing';
import { ComponentPage } from './docs/ComponentPage';
import { reduceMotion } from './motion';
import { loadFaces } from './themes';

const SCHEMES = ['light', 'dark'] as const;
const MOTIONS = ['full', 'reduced'] as const;

/** Chromatic draws each story in the wireframe once, for its layout; in every brand and scheme, for its colours. */
const CHROMATIC_MODES = Object.fromEntries([
  ['wireframe', { site: 'wireframe', scheme: 'light' }],
  ...SITES.filter((site) => site !== 'wireframe').flatMap((site) =>
    SCHEMES.map((scheme) => [`${site} ${scheme}`, { site, scheme }]),
  ),
]);

/** The toolbar's site, scheme, contrast, language and direction are set on the page itself, as a real page has them. */
const themed: Decorator = (Story, { globals }) => {
  const { site, scheme, contrast, language, dir, motion } = globals as Record<
    'site' | 'scheme' | 'contrast' | 'dir' | 'motion',
    string
  > & {
    language: Language;
  };
  reduceMotion(motion === 'reduced');
  Object.assign(document.documentElement.dataset, { site, scheme, contrast });
  document.documentElement.lang = language;
  document.documentElement.dir = dir;
  return (
    <PortalProvider locale={localeOf(language)}>
      <Story />
    </PortalProvider>
  );
};

type Item = string | { value: string; title: string };
const choice = <const Icon extends string>(title: string, icon: Icon, items: readonly Item[]) => ({
  name: title,
  toolbar: { title, icon, items: [...items], dynamicTitle: true },
});

/** A language by its own name: `català`, `English`. */
const named = (language: Language): Item => ({
  value: language,
  title: new Intl.DisplayNames(language, { type: 'language' }).of(language) ?? language,
});

const preview: Preview = {
  tags: ['autodocs'],
  // A story is seen as it is once what it opens has come.
  beforeAll: async () => {
    await Promise.all([loadFaces(), loadParts()]);
  },
  decorators: [themed],
  initialGlobals: {
    site: 'wireframe',
    scheme: 'light',
    contrast: 'normal',
    language: 'ca',
    dir: 'ltr',
    motion: 'full',
  },
  globalTypes: {
    site: choice('Site', 'paintbrush', SITES),
    scheme: choice('Scheme', 'mirror', SCHEMES),
    contrast: choice('Contrast', 'contrast', ['normal', 'more']),
    language: choice('Language', 'globe', LANGUAGES.map(named)),
    dir: choice('Direction', 'transfer', ['ltr', 'rtl']),
    motion: choice('Motion', 'play', MOTIONS),
  },
  parameters: {
    a11y: {
      test: 'error',
      // Tests judge the colours of every site, scheme and contrast (vitest.setup.ts).
      config: { rules: [{ id: 'color-contrast', enabled: !import.meta.env.PICTURES }] },
    },
    chromatic: { modes: CHROMATIC_MODES },
    controls: { expanded: true },
    docs: { page: ComponentPage },
    layout: 'padded',
    viewport: {
      options: {
        phone: { name: 'Phone', styles: { width: '390px', height: '844px' } },
        tablet: { name: 'Tablet', styles: { width: '768px', height: '1024px' } },
        desktop: { name: 'Desktop', styles: { width: '1440px', height: '900px' } },
      },
    },
  },
};
export default preview;
