export type { Dictionary } from './es';
