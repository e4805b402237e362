export * from './LivePlayer';
export * from './StreamPanel';
