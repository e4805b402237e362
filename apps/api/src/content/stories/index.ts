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
  withoutWithdrawn,
} from './cards';
export { closeDue, nextClosing } from './closing';
export type { ContentExtra } from './content-extra';
export { fieldsShown, playedIn } from './content-extra';
export {
  correctionsOf,
  type EditOf,
  editAt,
  editContent,
  rescheduling,
  restoration,
  type Told,
  withdrawal,
} from './editing';
export { blogPlaceOf, nextCard, nextEpisodeOf } from './neighbours';
export { openingOf, restOfContent } from './opening';
export { isOpenable, movedTo, normalPath, rememberMove, withoutExtension } from './paths';
export { placeContent } from './placing';
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
export { authorOf, isAuthorSeen, isTagSeen } from './taxa';
