import '../packages/ui/src/foundation/styles';
import { LANGUAGES, type Language } from '@portal/model';
import { SITE_TOKENS, SITES, vars } from '@portal/tokens';
import { PortalProvider } from '@portal/ui/locale';
import type { Decorator, Preview } from '@storybook/react-vite';
import { isValidElement } from 'react';
import { localeOf } from '../packages/ui/src/fixtures/locales';
import { CHROMATIC_MODES } from '../packages/ui/src/fixtures/modes';
import { loadParts } from '../packages/ui/src/testing';
import { ComponentPage } from './docs/ComponentPage';
import { Container } from './docs/Container';
import { listenToToolbar } from './docs/globals';
import { isShown, SideBySide } from './docs/SideBySide';
import { lookOf } from './docs/Stage';
import { plain } from './docs/wording';
import { reduceMotion } from './motion';
import { loadFaces } from './themes';

listenToToolbar();

/** Language of stories, until the toolbar changes it. */
const LANGUAGE: Language = 'ca';

/** On a documentation page, which has its own look, a story brings the brand's paper along. */
const PAPER = {
  margin: '-30px -20px',
  padding: '30px 20px',
  background: vars.color.paper,
  color: vars.color.ink,
};

/**
 * The toolbar's site, scheme, contrast, language and direction are set on the page element, as on a real
 * page; on a documentation page, whose stories have globals of their own, on the paper of each.
 */
const themed: Decorator = (Story, { globals, viewMode, id, args }) => {
  const { site, scheme, contrast, language, dir, motion, show } = globals as Record<
    'site' | 'scheme' | 'contrast' | 'dir' | 'motion' | 'show',
    string
  > & {
    language: Language;
  };
  reduceMotion(motion === 'reduced');
  const locale = localeOf(language);
  // Components with a `locale` prop use the language of the toolbar too, once one is chosen there.
  const spoken = language !== LANGUAGE && 'locale' in args ? { args: { ...args, locale } } : {};
  if (viewMode === 'docs')
    return (
      <PortalProvider locale={locale} {...lookOf(globals)}>
        <div style={PAPER}>
          <Story {...spoken} />
        </div>
      </PortalProvider>
    );
  Object.assign(document.documentElement.dataset, { site, scheme, contrast });
  document.documentElement.lang = language;
  document.documentElement.dir = dir;
  if (isShown(show) && show !== 'one') return <SideBySide story={id} shown={show} />;
  return (
    <PortalProvider locale={locale}>
      <Story {...spoken} />
    </PortalProvider>
  );
};

type Item = { value: string; title: string };

/** A choice of the toolbar: each item names its axis, since it is shown without other context. */
const choice = <const Icon extends string>(name: string, icon: Icon, items: readonly Item[]) => ({
  name,
  description: name,
  toolbar: {
    title: name,
    icon,
    items: items.map(({ value, title }) => ({ value, title: `${name}: ${title}` })),
    dynamicTitle: true,
  },
});

/** A brand under the name that its readers know. */
const brand = (site: (typeof SITES)[number]): Item => ({
  value: site,
  title:
    site === 'wireframe' ? 'none, a wireframe' : (SITE_TOKENS[site].wordmark?.text ?? SITE_TOKENS[site].name),
});

/** A language by its own name: `català`, `English`. */
const named = (language: Language): Item => ({
  value: language,
  title: new Intl.DisplayNames(language, { type: 'language' }).of(language) ?? language,
});

const preview: Preview = {
  tags: ['autodocs'],
  argTypesEnhancers: [
    ({ argTypes, initialArgs }) => ({
      // Controls cannot edit drawn elements: they would show React's internal objects.
      ...Object.fromEntries(
        Object.keys(initialArgs)
          .filter((name) => isValidElement(initialArgs[name]))
          .map((name) => [name, { ...argTypes[name], name, control: false }]),
      ),
      ...Object.fromEntries(
        Object.entries(argTypes).map(([name, type]) => [
          name,
          {
            ...type,
            ...(type.description ? { description: plain(type.description) } : {}),
            ...(isValidElement(initialArgs[name]) ? { control: false } : {}),
          },
        ]),
      ),
    }),
  ],
  // A story is judged once its lazy parts have loaded.
  beforeAll: async () => {
    await Promise.all([loadFaces(), loadParts()]);
  },
  decorators: [themed],
  initialGlobals: {
    // Layout pictures are taken in the wireframe; people see a brand first.
    site: import.meta.env.PICTURES ? 'wireframe' : 'far',
    scheme: 'light',
    contrast: 'normal',
    language: LANGUAGE,
    dir: 'ltr',
    motion: 'full',
    show: 'one',
  },
  globalTypes: {
    site: choice('Brand', 'paintbrush', SITES.map(brand)),
    scheme: choice('Scheme', 'mirror', [
      { value: 'light', title: 'light' },
      { value: 'dark', title: 'dark' },
    ]),
    language: choice('Language', 'globe', LANGUAGES.map(named)),
    contrast: choice('Contrast', 'contrast', [
      { value: 'normal', title: 'as designed' },
      { value: 'more', title: 'more' },
    ]),
    motion: choice('Motion', 'play', [
      { value: 'full', title: 'as designed' },
      { value: 'reduced', title: 'reduced' },
    ]),
    show: choice('Show', 'grid', [
      { value: 'one', title: 'one' },
      { value: 'languages', title: 'languages' },
      { value: 'schemes', title: 'schemes' },
      { value: 'brands', title: 'brands' },
      { value: 'widths', title: 'phone, tablet, desktop' },
      { value: 'all', title: 'all' },
    ]),
    dir: choice('Reading', 'transfer', [
      { value: 'ltr', title: 'left to right' },
      { value: 'rtl', title: 'right to left' },
    ]),
  },
  parameters: {
    a11y: {
      test: 'error',
      // Tests check the colours of every site, scheme and contrast (`vitest.setup.ts`).
      config: { rules: [{ id: 'color-contrast', enabled: !import.meta.env.PICTURES }] },
      // Tests only need the faults; the workshop's panel shows the passes too. No enabled rule reads style
      // sheets.
      options: import.meta.env.PICTURES
        ? { resultTypes: ['violations'], preload: { assets: ['media'] } }
        : {},
    },
    chromatic: { modes: CHROMATIC_MODES },
    controls: { expanded: true },
    docs: {
      page: ComponentPage,
      container: Container,
      extractComponentDescription: (component: { __docgenInfo?: { description?: string } } | undefined) =>
        plain(component?.__docgenInfo?.description ?? ''),
    },
    layout: 'padded',
    options: {
      // In reading order; written out literally, because Storybook parses it before running any code.
      storySort: {
        method: 'alphabetical',
        order: [
          'Introduction',
          ['Portal', 'Choosing', 'What changed', 'Terms'],
          'Foundations',
          ['Brands', 'Colour', 'Type', 'Space', 'Grid', 'Layout', 'Motion', 'Icons'],
          'Controls',
          ['Buttons', 'Forms', 'Overlays', 'Disclosure', 'Feedback'],
          'Content',
          ['Cards', 'Fronts', 'Article', 'Text', 'Media', 'Live'],
          'Navigation',
          'Readers',
          ['Account', 'Participation', 'Search', 'Paywall'],
          'Pages',
        ],
      },
    },
    viewport: {
      options: {
        small: { name: 'Small phone', styles: { width: '360px', height: '740px' } },
        zoomed: { name: 'Phone at four times its size', styles: { width: '320px', height: '256px' } },
        phone: { name: 'Phone', styles: { width: '390px', height: '844px' } },
        tablet: { name: 'Tablet', styles: { width: '768px', height: '1024px' } },
        desktop: { name: 'Desktop', styles: { width: '1440px', height: '900px' } },
      },
    },
  },
};
export default preview;
