export { type CrawlerCheck, createCrawlerCheck, isNameServer, nameServer } from './crawlers';
export {
  digestsOfDay,
  forgetNetworkKeys,
  type NetworkDigest,
  type RecentDigests,
  recentDigests,
} from './network-digests';
export { NetworkShares } from './network-shares';
export { countedFor, isLoopback, networkOf } from './networks';
export { isAtThisMachine, isFromThisMachine } from './this-machine';
