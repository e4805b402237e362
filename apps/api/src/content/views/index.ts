export { forgetViews } from './counting';
export { viewCalls, viewDeskCalls } from './endpoints';
export { mostReadCards } from './most-read';
export { tellMostRead } from './most-read-refresh';
