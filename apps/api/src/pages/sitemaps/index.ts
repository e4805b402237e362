export { addressCalls } from './endpoints';
