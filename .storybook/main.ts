import path from 'node:path';
import type { StorybookConfig } from '@storybook/react-vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { factsPlugin } from './facts/plugin.ts';

/** Font of Storybook's frame; documentation pages get it from the style sheets of the brands. */
const FACE = `<style>@font-face { font-family: 'Libre Franklin'; font-weight: 100 900; src: url(./fonts/libre-franklin-latin.woff2) format('woff2'); }</style>
<title>Portal</title>`;

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['./introduction/*.mdx', './foundations/*.stories.tsx', '../packages/ui/src/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  staticDirs: [
    { from: '../packages/ui/src/fixtures/pictures', to: '/media' },
    { from: './brand/static', to: '/' },
    { from: '../tokens/dist/fonts', to: '/fonts' },
  ],
  previewHead: (head) => `${head}<link rel="icon" href="./favicon.svg">`,
  managerHead: (head) => `${head}${FACE}`,
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  features: { experimentalSearchDocsHeadings: true },
  typescript: {
    // Only TypeScript resolves the members of `(typeof SIZES)[number]`; story tests read no documentation.
    reactDocgen: process.env.VITEST ? false : 'react-docgen-typescript',
    reactDocgenTypescriptOptions: {
      tsconfigPath: path.resolve(import.meta.dirname, '../packages/ui/tsconfig.json'),
      shouldExtractLiteralValuesFromEnum: true,
      shouldRemoveUndefinedFromOptional: true,
      propFilter: ({ parent }) => !parent?.fileName.includes('node_modules'),
    },
  },
  viteFinal: (config) => ({
    ...config,
    plugins: [...(config.plugins ?? []), vanillaExtractPlugin(), factsPlugin()],
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
        '@internationalized/date',
        'react-stately/useRangeCalendarState',
        'react-stately/useCalendarState',
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
