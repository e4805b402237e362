/**
 * Entry of `@portal/ui/locale`. Components import `./index`, which loads no language, so that bundlers
 * include none for them.
 */
export * from './index';
export * from './load';
