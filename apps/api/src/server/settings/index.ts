export { settingsGaps } from './gaps';
export { API_SETTING_TABLES, type ApiSettings, readApiSettings } from './settings';
