export * from './ad-map';
export * from './ad-position';
export * from './gpt';
export * from './house-ad';
export * from './settings';
export * from './text-gaps';
