export * from './AdPreview';
export * from './AdSlot';
export * from './ClosableAdSlot';
export * from './HouseAd';
export * from './SlotAd';
