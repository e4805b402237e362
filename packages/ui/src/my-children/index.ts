export * from './MyChildren';
