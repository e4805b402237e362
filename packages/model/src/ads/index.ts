export * from './ad-map';
export * from './ad-position';
export * from './film-ads';
export * from './gpt';
export * from './house-ad';
export * from './settings';
export * from './text-gaps';
