import type { ArticleNewsType, BodyPart, DiyTask, Event, Labelled, Multimedia, Recipe } from '@portal/model';
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
