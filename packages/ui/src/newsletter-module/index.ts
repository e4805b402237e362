export * from './NewsletterModule';
