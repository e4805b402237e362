export * from './AccountMenu';
export * from './closeLeft';
export * from './followScroll';
export * from './Header';
export * from './OnAirLine';
export * from './SchemeSwitch';
export { Sign, WORDMARK_SIGNS, type WordmarkSign } from './Sign';
export * from './Wordmark';
