export {
  ANYBODY,
  anybodyAt,
  type MissingCondition,
  missingCondition,
  readableBody,
  readableExtra,
  type Viewer,
} from './access';
export { accessOf, askedOf, type ContentAccess, conditionSourceOf, isClosable } from './access-closing';
export { alternatesOf } from './alternates';
export { authorOf } from './authors';
export {
  type CardRow,
  cardColumns,
  cardJoins,
  cardOf,
  cardPositionSchema,
  cardRows,
  cardRowsBy,
  isListed,
  latestList,
  portraitOf,
  selectedRows,
} from './cards';
export { closeDue, nextClosing } from './closing';
export type { ContentExtra } from './content-extra';
export { correctionsOf } from './corrections';
export {
  type EditOf,
  editAt,
  editContent,
  rescheduling,
  restoration,
  type Told,
  withdrawal,
} from './editing';
export { movedTo, rememberMove } from './moved';
export { blogPlaceOf, nextCard } from './neighbours';
export { openingOf } from './opening';
export { normalPath, withoutExtension } from './paths';
export { placeContent } from './placing';
export { playedIn } from './played';
export { restOfContent } from './rest';
export {
  authors,
  contentAuthors,
  contentRelated,
  contentSections,
  contents,
  contentTags,
  corrections,
  liveBlogs,
  mediaSources,
  ofContent,
  programmes,
  redirects,
  type ScheduleSlot,
  seedings,
  tags,
} from './tables';
export { isAuthorSeen, isTagSeen } from './taxon-visibility';
export { withoutWithdrawn } from './withdrawn';
