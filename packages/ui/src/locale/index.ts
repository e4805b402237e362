export * from './fileSize';
export * from './locale';
export * from './PortalProvider';
