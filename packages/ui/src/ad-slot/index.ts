export * from './AdPreview';
export * from './AdSlot';
export * from './ClosableAdSlot';
