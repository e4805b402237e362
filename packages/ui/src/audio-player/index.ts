export * from './Audio';
export * from './AudioBar';
export * from './AudioControls';
export * from './AudioPlayer';
export { type AudioMetadata, type AudioProgress, type AudioTrack, metadataOf } from './track';
