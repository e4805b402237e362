export * from './ProgrammeHead';
