export * from './Interview';
export * from './QuestionForm';
