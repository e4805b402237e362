export { appealCalls } from './endpoints';
