export * from './locale';
export * from './PortalProvider';
