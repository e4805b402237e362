export { pollsOfAccounts } from './account-part';
export { pollDeskCalls } from './desk-endpoints';
export { pollCalls } from './endpoints';
export { publicPoll } from './reading';
export { nextPolled, tellPolled } from './refresh';
export { type SeededPoll, seedPoll } from './seeded';
export { polls } from './tables';
export { forgetVotersNetworks } from './voting';
