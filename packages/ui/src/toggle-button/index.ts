export * from './ToggleButton';
