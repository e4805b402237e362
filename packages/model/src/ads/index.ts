export * from './ad-map';
export * from './ad-position';
