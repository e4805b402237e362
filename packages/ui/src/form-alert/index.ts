export * from './FormAlert';
