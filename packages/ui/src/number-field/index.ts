export * from './NumberField';
export { parseNumber } from './numbers';
