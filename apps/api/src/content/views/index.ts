export { forgetViews } from './counting';
export { viewCalls, viewDeskCalls } from './endpoints';
export { mostReadCards, tellMostRead } from './most-read';
