import { globalLayer } from '@vanilla-extract/css';

/**
 * Names of the cascade layers. Every `.css.ts` imports them, so their order never depends on the order in
 * which a bundler visits files.
 */
export const layers = {
  reset: globalLayer('reset'),
  tokens: globalLayer('tokens'),
  base: globalLayer('base'),
  components: globalLayer('components'),
  overrides: globalLayer('overrides'),
};
