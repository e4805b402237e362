export * from './Audio';
export * from './AudioBar';
export { AudioControls, type AudioControlsProps } from './AudioControls';
export * from './AudioPlayer';
export { type AudioMetadata, type AudioProgress, type AudioTrack, metadataOf } from './track';
