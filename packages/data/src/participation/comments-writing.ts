import type { CommentCounts, CommentForm, CommentReport, CommentVote } from '@portal/model/participation';
import { failedCall, type RequestError } from '../client/request';
import type { CommentsParts, SentComment } from './comments-state';
import type { WaitingComment } from './drafts';

/** A failure that a retry cannot fix. */
const isFinal = (error: RequestError): boolean => {
  const { status } = error.failure;
  return (
    status !== null && status >= 400 && status < 500 && status !== 401 && status !== 408 && status !== 429
  );
};

/** Sends comments, keeps them until they arrive, and sends them again. */
export function commentsSending(
  { calls, contentId, store, drafts, change, takeOwn }: CommentsParts,
  { newKey, onArrived }: { newKey: () => string; onArrived?: (() => void) | undefined },
) {
  const sendOne = async ({ key, ...form }: WaitingComment) => {
    const setSent = (some: Pick<SentComment, 'status' | 'code'> | null) =>
      change({
        sent: store
          .snapshot()
          .sent.flatMap((one) => (one.key !== key ? [one] : some ? [{ ...one, ...some }] : [])),
      });
    setSent({ status: 'sending', code: undefined });
    try {
      const own = await calls.post(contentId, { ...form, key });
      drafts.arrived(key);
      setSent(null);
      takeOwn(own);
      onArrived?.();
    } catch (error) {
      const { failure } = failedCall(error);
      setSent({ status: 'failed', code: isFinal(failedCall(error)) ? failure.code : undefined });
    }
  };
  const retry = async () => {
    const { sent } = store.snapshot();
    // Oldest first, one after another, so that a reply arrives after the comment it replies to.
    for (const one of sent.filter(({ status }) => status === 'failed').toReversed()) await sendOne(one);
  };

  return {
    retry,
    post: async (form: CommentForm) => {
      const waiting = { ...form, key: newKey() };
      drafts.send(waiting);
      change({ sent: [{ ...waiting, status: 'sending' }, ...store.snapshot().sent] });
      await sendOne(waiting);
    },
    discard: (key: string) => {
      const one = store.snapshot().sent.find((sent) => sent.key === key);
      if (!one) return;
      drafts.arrived(key);
      drafts.keep(one.parentId, one.comment);
      const { sent, discards } = store.snapshot();
      change({ sent: sent.filter((other) => other.key !== key), discards: discards + 1 });
    },
  };
}

/** A reader's actions on existing comments: edit, remove, vote and report. */
export function commentsActs({ calls, store, change, takeOwn }: CommentsParts) {
  return {
    edit: async (id: string, comment: string) => {
      takeOwn(await calls.edit(id, { comment }));
    },
    remove: async (id: string) => {
      await calls.remove(id);
      const { own, items, count } = store.snapshot();
      const shown = items.find((item) => item.id === id);
      change({
        own: own.filter((one) => one.id !== id),
        items: items.flatMap((item) =>
          item.id !== id
            ? [item]
            : item.replies > 0
              ? [{ ...item, state: 'removed' as const, html: '', author: null }]
              : [],
        ),
        count: count - Number(shown?.state === 'published'),
      });
    },
    vote: async (id: string, vote: CommentVote | undefined) => {
      const before = store.snapshot();
      const withVote = (given: CommentVote | undefined, counts: CommentCounts) => {
        const { [id]: _, ...others } = store.snapshot().votes;
        change({
          votes: given ? { ...others, [id]: given } : others,
          items: store.snapshot().items.map((item) => (item.id === id ? { ...item, ...counts } : item)),
        });
      };
      const item = before.items.find((one) => one.id === id);
      const was = before.votes[id];
      const counts = { likes: item?.likes ?? 0, dislikes: item?.dislikes ?? 0 };
      withVote(vote, {
        likes: counts.likes + Number(vote === 'like') - Number(was === 'like'),
        dislikes: counts.dislikes + Number(vote === 'dislike') - Number(was === 'dislike'),
      });
      try {
        withVote(vote, await calls.vote(id, { vote: vote ?? null }));
      } catch (error) {
        withVote(was, counts);
        throw error;
      }
    },
    report: async (id: string, report: CommentReport) => {
      await calls.report(id, report);
      change({ reported: [...new Set([...store.snapshot().reported, id])] });
    },
  };
}
