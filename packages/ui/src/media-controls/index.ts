export * from './Controls';
export * from './playback';
export * from './Settings';
export * from './Track';
export * from './UpNext';
export * from './usePlayback';
export * from './useUpNext';
