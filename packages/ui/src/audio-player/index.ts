export { Audio, type AudioProps, AudioTranscript } from './Audio';
export * from './AudioBar';
export { AudioControls, type AudioControlsProps } from './AudioControls';
export * from './AudioPlayer';
export { type AudioMetadata, type AudioTrack, metadataOf } from './track';
