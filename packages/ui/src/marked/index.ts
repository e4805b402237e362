export { type Marking, markingOf } from './marking';
