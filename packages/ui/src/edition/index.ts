export { EditionBar, type EditionBarProps } from './EditionBar';
export { PictureOnTap, type PictureOnTapProps } from './PictureOnTap';
