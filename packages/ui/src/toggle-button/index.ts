export * from './CardSaveButton';
export * from './ToggleButton';
