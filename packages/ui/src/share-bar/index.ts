export {
  COPY_OUTCOMES,
  type CopyOutcome,
  SHARE_DIRECTIONS,
  ShareBar,
  type ShareBarProps,
  type ShareDirection,
} from './ShareBar';
