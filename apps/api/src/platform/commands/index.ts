export { argumentsOf, runCommand, UsageError } from './command';
export { databaseProblem, startProblem } from './start-problem';
