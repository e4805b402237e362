export { settingsGaps } from './gaps';
export { type ApiSettings, readApiSettings } from './settings';
