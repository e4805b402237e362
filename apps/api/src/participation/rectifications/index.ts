export { rectificationCalls, rectificationDeskCalls } from './endpoints';
export { listedRectifications, recently } from './listed';
export { rectificationsOf } from './published';
export { forgetRequests } from './retention';
export { type SeededRectification, seedRectifications } from './seeded';
export { rectifications } from './tables';
