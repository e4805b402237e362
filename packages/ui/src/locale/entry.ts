/** What `@portal/ui/locale` has. Components import `./index`: none of them loads a language, and a bundler brings none for them. */
export * from './index';
export * from './load';
