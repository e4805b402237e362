import type {
  ArticleFields,
  ArticleNewsType,
  BodyPart,
  DiyTask,
  Event,
  Labelled,
  Multimedia,
  Recipe,
} from '@portal/model';
import type { UploadCall } from '@portal/model/participation';

/** Fields of some types of content, and labels that any may have. */
export type ContentExtra = {
  articleNewsTypeEnum?: ArticleNewsType;
  mediaInfo?: string;
  multimedia?: Multimedia;
  event?: Event;
  recipe?: Recipe;
  diyTask?: DiyTask;
  totalTime?: number;
  totalTimeUnit?: number;
  ratingValue?: number;
  ratingNumVotes?: number;
  /** Optional fields, as its newsroom sent them. */
  fields?: ArticleFields;
  /** A call for readers' pictures. */
  uploadCall?: UploadCall;
} & Labelled;

/** An article's media: its own film or sound, and those in its text. */
export const playedIn = ({ body, extra }: { body: BodyPart[]; extra: ContentExtra }): Multimedia[] => [
  ...(extra.multimedia ? [extra.multimedia] : []),
  ...body.flatMap<Multimedia>((part) => {
    if (part.type === 'video') return [part.video];
    return part.type === 'audio' ? [part.audio] : [];
  }),
];

/** Optional fields that readers see: an editor’s value replaces the newsroom’s, and an empty one hides it. */
export const fieldsShown = (sent: ArticleFields = {}, edited: ArticleFields = {}): ArticleFields =>
  Object.fromEntries(Object.entries({ ...sent, ...edited }).filter(([, value]) => value));
