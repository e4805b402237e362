import { defaultServerConditions } from 'vite';
import { defineConfig } from 'vitest/config';

/** Tests read the workspaces' sources, not their builds. */
const conditions = ['@portal/source', ...defaultServerConditions];

export default defineConfig({
  test: {
    projects: [
      {
        resolve: { conditions },
        ssr: { resolve: { conditions } },
        test: {
          name: 'unit',
          environment: 'node',
          include: ['{tokens,packages,apps}/**/*.test.{ts,tsx}'],
          exclude: ['**/node_modules/**', '**/dist/**', '**/*.stories.*'],
        },
      },
    ],
  },
});
