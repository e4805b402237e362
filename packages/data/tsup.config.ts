import { defineConfig } from 'tsup';

export default defineConfig({
  entry: { index: 'src/index.ts', 'react/index': 'src/react/index.ts' },
  format: 'esm',
  target: 'es2022',
  platform: 'neutral',
  external: [/^[^./]/],
  dts: false,
  clean: true,
});
