import type { Audio } from '@portal/model';

/** Whether each paragraph of a recording's transcript has its time. */
export const isTimed = ({ transcript, transcriptTimes }: Pick<Audio, 'transcript' | 'transcriptTimes'>) =>
  Boolean(transcript?.length) && transcript?.length === transcriptTimes?.length;
