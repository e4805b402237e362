export { forgetViews } from './counting';
export { viewCalls, viewDeskCalls } from './endpoints';
export { MOST_READ_COUNT, mostReadCards, tellMostRead } from './most-read';
