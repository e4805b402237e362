export * from './OnAir';
