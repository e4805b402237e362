export { FileThumbnail, type FileThumbnailProps } from './FileThumbnail';
export { FileUpload, type FileUploadProps } from './FileUpload';
export { UPLOAD_STATUSES, type UploadItem, type UploadStatus } from './item';
