export * from './AccountConsents';
