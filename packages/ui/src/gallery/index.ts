export * from './Figure';
export * from './Gallery';
export * from './GalleryViewer';
