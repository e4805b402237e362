export * from './ConfirmDialog';
export * from './Dialog';
export * from './LoginRequiredDialog';
