export * from './access';
export * from './addresses';
export * from './all-words';
export * from './article-fields';
export * from './author';
export * from './blog';
export * from './body';
export * from './card';
export * from './chart';
export * from './content';
export * from './episode';
export * from './event';
export { isLocalHost, originOf, siteHost } from './hosts';
export * from './identity-provider';
export * from './image';
export * from './ingredients';
export * from './labels';
export {
  type HotTopic,
  type HotTopicSchema,
  hotTopicSchema,
  isOwnPath,
  isRootedUrl,
  isSafeUrl,
  type Link,
  type LinkSchema,
  linkSchema,
  type NavigationItem,
  type NavigationItemSchema,
  navigationItemSchema,
  ROOTED_URL_RULE,
  urlSchema,
} from './link';
export * from './live-blog';
export * from './modules';
export * from './multimedia';
export * from './newsletter';
export * from './page';
export * from './publisher';
export * from './reading-time';
export * from './recipe';
export * from './rectification';
export * from './section-palette';
export * from './site';
export * from './words-ca';
export * from './words-en';
export * from './words-es';
