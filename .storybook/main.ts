import type { StorybookConfig } from '@storybook/react-vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { tokensUsedPlugin } from './tokens-used';

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['./foundations/*.stories.tsx', '../packages/ui/src/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  staticDirs: [{ from: '../packages/ui/src/fixtures/pictures', to: '/media' }],
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
