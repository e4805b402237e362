export * from './Figure';
export * from './Gallery';
export * from './GalleryViewer';
export * from './Viewer';
