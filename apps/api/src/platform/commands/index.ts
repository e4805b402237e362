export { argumentsOf, databaseProblem, runCommand, startProblem, UsageError } from './command';
