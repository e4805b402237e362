import type { Poll as PollData } from '@portal/model/participation';
import type { PollProps } from '@portal/ui/poll';

/** Props of the design system's `Poll` from a poll's data. */
export const pollProps = ({
  question,
  options,
  start,
  end,
  choices,
  votes,
  results,
  isChangeable,
  voters,
}: PollData): Pick<
  PollProps,
  'question' | 'answers' | 'start' | 'end' | 'choices' | 'votes' | 'results' | 'isChangeable' | 'isOpenToAll'
> => ({
  question,
  answers: options,
  choices,
  votes,
  results,
  isChangeable,
  ...(start === null ? {} : { start }),
  ...(end === null ? {} : { end }),
  isOpenToAll: voters === 'everybody',
});
