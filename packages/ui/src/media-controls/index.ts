export * from './Controls';
export * from './playback';
export * from './Settings';
export * from './Track';
export * from './usePlayback';
