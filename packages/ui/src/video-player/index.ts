export {
  CAPTION_GROUNDS,
  CAPTION_LOOK,
  CAPTION_SIZES,
  type CaptionLook,
  type CaptionPreference,
} from './captionLook';
export * from './FilmChapters';
export * from './stream';
export type { Caption } from './useCaptions';
export type { FilmOpening, FilmStage } from './useOpening';
export { STREAM_ENGINES, type StreamEngine } from './useStream';
export * from './Video';
export * from './VideoControls';
export * from './VideoPlayer';
