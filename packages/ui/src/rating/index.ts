export * from './RatingForm';
