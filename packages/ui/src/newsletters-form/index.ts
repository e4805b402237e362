export * from './NewslettersForm';
