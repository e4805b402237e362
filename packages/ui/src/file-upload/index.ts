export { FileUpload, type FileUploadProps } from './FileUpload';
export {
  FileThumbnail,
  type FileThumbnailProps,
  UPLOAD_STATUSES,
  type UploadItem,
  type UploadStatus,
} from './UploadedFile';
