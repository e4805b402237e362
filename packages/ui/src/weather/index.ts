export * from './DayCurve';
export * from './SkyIcon';
export * from './WeatherDays';
export * from './WeatherNow';
export * from './WeatherReport';
export * from './WeatherToday';
export * from './WeatherWarnings';
export type { WeatherLocale } from './words';
