export * from './load';
export * from './locale';
export * from './PortalProvider';
