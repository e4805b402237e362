export { type Marking, markingOf } from './Marked';
