export * from './Table';
export * from './TableRegion';
