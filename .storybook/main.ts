import type { StorybookConfig } from '@storybook/react-vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { tokensUsedPlugin } from './tokens-used';

/** The face of Storybook's frame; pages of documentation have it from the brands' own style sheets. */
const FACE = `<style>@font-face { font-family: 'Libre Franklin'; font-weight: 100 900; src: url(./fonts/libre-franklin-latin.woff2) format('woff2'); }</style>
<title>Portal</title>`;

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['./foundations/*.stories.tsx', '../packages/ui/src/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  staticDirs: [
    { from: '../packages/ui/src/fixtures/pictures', to: '/media' },
    { from: './brand/static', to: '/' },
    { from: '../tokens/dist/fonts', to: '/fonts' },
  ],
  managerHead: (head) => `${head}${FACE}`,
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: 'react-docgen' },
  viteFinal: (config) => ({
    ...config,
    plugins: [...(config.plugins ?? []), vanillaExtractPlugin(), tokensUsedPlugin()],
    resolve: {
      ...config.resolve,
      conditions: ['@portal/source', 'module', 'browser', 'development|production'],
    },
    optimizeDeps: {
      ...config.optimizeDeps,
      include: [
        'react',
        'react-dom',
        'react-dom/client',
        'react-dom/server',
        'react/jsx-runtime',
        'react/jsx-dev-runtime',
        'react-aria/useField',
        '@internationalized/date',
        'react-stately/useRangeCalendarState',
        'react-stately/useCalendarState',
        'react-aria/useRangeCalendar',
        'react-aria/useCalendar',
        'react-aria/I18nProvider',
        '@radix-ui/react-dialog',
        '@radix-ui/react-tabs',
        '@storybook/addon-docs/blocks',
        '@radix-ui/react-dropdown-menu',
        'embla-carousel-react',
        'hls.js',
        'class-variance-authority',
        'dayjs',
        'valibot',
      ],
    },
  }),
};
export default config;
