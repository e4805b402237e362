export * from './Ingredients';
export * from './RecipeFacts';
export * from './RecipeStrip';
