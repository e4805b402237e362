export { Aemet } from './aemet';
export { type InventedForecast, WeatherDesk } from './desk';
export { weatherPage } from './page';
