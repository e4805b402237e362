export { reactionCalls } from './endpoints';
export { forgetNetworks, publicReactions, reactionsOfAccounts } from './reactions';
