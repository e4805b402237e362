export * from './RecipeFacts';
