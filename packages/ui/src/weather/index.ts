export * from './SkyIcon';
export * from './WeatherDays';
export * from './WeatherNow';
export * from './WeatherReport';
export * from './WeatherToday';
export type { WeatherLocale } from './words';
