export { type Api, type OpenApiOptions, openApi, openApiDatabase } from './open';
