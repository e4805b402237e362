import { globalLayer } from '@vanilla-extract/css';

/**
 * The one place that names the cascade layers. Every `.css.ts` takes its layer from here, so their order never depends
 * on the order in which a bundler meets the files.
 */
export const layers = {
  reset: globalLayer('reset'),
  tokens: globalLayer('tokens'),
  base: globalLayer('base'),
  components: globalLayer('components'),
  overrides: globalLayer('overrides'),
};
