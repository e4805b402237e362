export * from './DateField';
