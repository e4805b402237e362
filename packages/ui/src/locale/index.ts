export * from './fileSize';
export * from './locale';
export { PortalProvider, type PortalProviderProps, useLocale } from './PortalProvider';
