export * from './SkyIcon';
export * from './WeatherDays';
export * from './WeatherNow';
export * from './WeatherToday';
export type { WeatherLocale } from './words';
