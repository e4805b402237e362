export { SHARE_DIRECTIONS, ShareBar, type ShareBarProps, type ShareDirection } from './ShareBar';
