export * from './AdClose';
