import type { Image as Picture } from '@portal/model';
import type { PollCode, PollResults, PollState } from '@portal/model/participation';
import type { HeadingLevel } from '../foundation/props';

/** One answer of a poll with its number of votes, null while they are hidden. */
export type PollAnswer = { id: string; text: string; image?: Picture; votes: number | null };

/** Props of `Poll`; results are shown if its answers have votes (spec §4). */
export type PollProps = {
  question: string;
  answers: readonly PollAnswer[];
  state: PollState;
  /** ISO 8601. */
  start?: string;
  end?: string;
  /** Maximum number of answers per vote; above one, radios become checkboxes. */
  choices?: number;
  /** Number of voters; the sum of the answers' votes if omitted. */
  votes?: number | null;
  /** When results become visible, to say so while they are hidden. */
  results?: PollResults;
  /** Answers of the reader's vote. */
  voted?: readonly string[];
  /** Initially selected answers: those selected before a login. */
  chosen?: readonly string[];
  /** Whether a reader can change their vote while the poll is open. */
  isChangeable?: boolean;
  /** Shows the form although the reader has voted: on a page for changing the vote. */
  isChanging?: boolean;
  /** Whether anyone may vote without a login. */
  isOpenToAll?: boolean;
  loggedIn: boolean;
  backUrl?: string;
  status?: 'idle' | 'waiting' | 'failed';
  /** Reason why the vote was rejected. */
  refusal?: PollCode;
  onVote: (answerIds: string[]) => void;
  /** Called with the selected answers of a reader who must log in. */
  onLoginRequired?: (answerIds: string[]) => void;
  /** URL that the form is posted to without JavaScript. */
  action: string;
  headingLevel?: HeadingLevel;
};
