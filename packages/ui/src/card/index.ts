export * from './Card';
export { EventBadge } from './EventBadge';
export { formatDuration } from './facts';
export { Rating } from './Rating';
