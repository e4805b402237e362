export { questionsOfAccounts } from './account-part';
export { interviewDeskCalls } from './desk-endpoints';
export { interviewCalls } from './endpoints';
export { type ImportedInterview, storeImportedInterview } from './imported';
export { answeredQuestions, interviewStateOf, publicInterview } from './reading';
export { nextInterview, tellInterviews } from './refresh';
export { type SeededInterview, seedInterview } from './seeded';
export { interviewQuestions, interviews } from './tables';
