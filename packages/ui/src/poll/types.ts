import type { Image as Picture } from '@portal/model';
import type { PollCode, PollResults, PollState } from '@portal/model/participation';
import type { HeadingLevel } from '../foundation/props';

/** One answer of a poll with its number of votes, null while they are not shown. */
export type PollAnswer = { id: string; text: string; image?: Picture; votes: number | null };

/** Props of `Poll`; results are shown where its answers have votes (spec §4). */
export type PollProps = {
  question: string;
  answers: readonly PollAnswer[];
  state: PollState;
  /** ISO 8601. */
  start?: string;
  end?: string;
  /** Most answers of one vote; more than one makes boxes of the circles. */
  choices?: number;
  /** How many have voted; the sum of the answers' votes where it is not given. */
  votes?: number | null;
  /** When results may be seen, to say so where they may not. */
  results?: PollResults;
  /** The answers that the reader gave. */
  voted?: readonly string[];
  /** Answers that are chosen as the form opens: what was chosen before a login. */
  chosen?: readonly string[];
  /** Who has voted may vote otherwise while it is active. */
  isChangeable?: boolean;
  /** The form is open though the reader has voted: a page made for changing it. */
  isChanging?: boolean;
  /** Everybody may vote: nobody is asked to log in. */
  isOpenToAll?: boolean;
  loggedIn: boolean;
  backUrl?: string;
  status?: 'idle' | 'waiting' | 'failed';
  /** Why the vote was refused. */
  refusal?: PollCode;
  onVote: (answerIds: string[]) => void;
  /** A reader who is asked to log in has chosen these. */
  onLoginRequired?: (answerIds: string[]) => void;
  /** Where a form without script is posted. */
  action: string;
  headingLevel?: HeadingLevel;
};
