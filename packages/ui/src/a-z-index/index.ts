export * from './AZIndex';
export * from './ProgrammeItems';
