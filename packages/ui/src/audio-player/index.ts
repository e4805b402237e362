export * from './AudioPlayer';
