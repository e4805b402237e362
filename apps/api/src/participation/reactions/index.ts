export { reactionsOfAccounts } from './account-part';
export { reactionCalls } from './endpoints';
export { forgetNetworks, publicReactions } from './reactions';
