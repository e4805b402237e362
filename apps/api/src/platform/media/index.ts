export { filePath, imageOf, plainRendition, portraitRendition } from './address';
export { mediaCalls } from './endpoints';
export { type Asker, FairQueue } from './fair-queue';
export { fileResponse, MediaLibrary } from './library';
export type { RenditionFileListener } from './renditions';
export { type SoundShape, shapeOfSound, UnreadableSound } from './sound';
export { isMediaType, openFile } from './store';
export { media } from './tables';
