export * from './SaveHeart';
export * from './ToggleButton';
