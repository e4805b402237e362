export type { Dictionary, Family, TextSet } from './dictionary';
