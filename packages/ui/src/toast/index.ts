export * from './AlertToast';
export * from './Toast';
export * from './ToastRegion';
export * from './useToastQueue';
