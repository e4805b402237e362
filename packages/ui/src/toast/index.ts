export * from './Toast';
export * from './ToastRegion';
