export { Aemet } from './aemet';
export { type InventedForecast, WeatherDesk } from './desk';
export { nextHours, weatherPage } from './page';
