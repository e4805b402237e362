import { failedCall, type RequestError } from '@portal/data';
import { loginPath, ROUTES } from '@portal/model';
import { POLL_CODES, pollVotePath, pollVoteSchema } from '@portal/model/participation';
import { errorPage } from '../../app/error-page';
import { form } from '../../app/form-page';
import { type PollVoteViewProps, pollVoteView } from '../../app/readers/account/poll';
import { type AccountPage, type Answer, isId, type Visit, type Visited } from '../../app/visit';

const idOf = ({ url }: Visit) => url.searchParams.get('id') ?? '';

/** Options that an address or a form names; anything but an id is dropped. */
const pollOptionIdsIn = (from: URLSearchParams) => from.getAll('option').filter(isId).slice(0, 20);

/** The poll of the address as its reader may see it; null if there is none. */
async function pollOf(visit: Visit) {
  const id = idOf(visit);
  if (!isId(id)) return null;
  try {
    return await visit.polls.of(id);
  } catch (error) {
    if (failedCall(error).failure.status !== 404) throw error;
    return null;
  }
}

/** The page of a poll that does not exist, or is gone. */
const missing = ({ context }: Visit): Visited => errorPage(404, ROUTES.pollVote, context);

async function votePage(
  visit: Visit,
  said: Partial<Omit<PollVoteViewProps, 'poll' | 'vote' | 'content'>> = {},
): Promise<Visited> {
  const own = await pollOf(visit);
  if (!own) return missing(visit);
  return pollVoteView(visit.context, { ...own, chosen: [], ...said });
}

/** A poll and the reader's vote in it; redirects to the login if that is what its text needs. */
const show: Answer = async (visit) => {
  const { searchParams } = visit.url;
  const chosen = pollOptionIdsIn(searchParams);
  try {
    return await votePage(visit, {
      chosen,
      isCounted: searchParams.has('done'),
      isChanging: searchParams.has('canvia'),
    });
  } catch (error) {
    if (failedCall(error).failure.status !== 401) throw error;
    return { location: loginPath(pollVotePath(idOf(visit), chosen)) };
  }
};

/**
 * Counts a form's vote; readers who must log in first, or whose browser has no device cookie yet, come back
 * to their choice.
 */
const send: Answer = (visit) => {
  const id = idOf(visit);
  const chosen = pollOptionIdsIn(visit.form);
  const again = pollVotePath(id, chosen);
  const codeOf = ({ failure }: RequestError) => POLL_CODES.find((known) => known === failure.code);
  return form(visit, {
    schema: pollVoteSchema,
    input: { options: visit.form.getAll('option') },
    send: (vote) => visit.polls.vote(id, vote),
    show: ({ status = 400 }, refused) => {
      const refusal = refused && codeOf(refused);
      if (refusal) return votePage(visit, { chosen, refusal, status });
      return votePage(visit, { ...(refused ? {} : { chosen }), isEmpty: true, status });
    },
    done: () => `${pollVotePath(id)}&done=1`,
    instead: (refused) => {
      const { status } = refused.failure;
      const code = codeOf(refused);
      // The page that follows sets the device cookie; a browser that rejects it stays where it is, instead of
      // looping.
      if (code === 'UNKNOWN_BROWSER' && !visit.url.searchParams.has('option')) return again;
      if (code || status === 400 || status === 401) return undefined;
      if (status === 404) return missing(visit);
      throw refused;
    },
    back: again,
  }).send();
};

/** `/votacions/`: a vote without JavaScript, and its outcome. */
export const pollVotePage: AccountPage = { get: show, post: send };
