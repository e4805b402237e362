import { escapeHtml } from '@portal/model';

('use client');

import type { Comments, CommentsState, SentComment } from '@portal/data';
import { Button } from '@portal/ui/button';
import type { PendingComment } from '@portal/ui/comments';
import { useLocale } from '@portal/ui/locale';
import { reasonOf } from './boxes';

/** The reader's own comments that are not public yet. */
export function pendingOf(
  { sent, own }: CommentsState,
  comments: Comments,
  nick: string,
  texts: { retry: string; discard: string },
): PendingComment[] {
  const waiting = own
    .filter(({ state }) => state === 'held' || state === 'refused')
    .map((comment) => ({
      ...comment,
      status: comment.state === 'held' ? ('held' as const) : ('refused' as const),
    }));
  return [...sent.map((one) => sentOf(one, comments, nick, texts)), ...waiting];
}

function sentOf(
  { key, comment, status, code }: SentComment,
  comments: Comments,
  nick: string,
  texts: { retry: string; discard: string },
): PendingComment {
  return {
    id: key,
    author: nick,
    isNewsroom: false,
    date: new Date().toISOString(),
    likes: 0,
    dislikes: 0,
    replies: 0,
    state: 'held',
    status,
    html: `<p>${escapeHtml(comment).replaceAll('\n', '<br>')}</p>`,
    reason: <Reason code={code} />,
    ...(status === 'failed'
      ? {
          tools: (
            <p>
              {code === undefined ? (
                <Button variant="secondary" size="small" onClick={() => void comments.retry()}>
                  {texts.retry}
                </Button>
              ) : null}{' '}
              <Button variant="plain" size="small" onClick={() => comments.discard(key)}>
                {texts.discard}
              </Button>
            </p>
          ),
        }
      : {}),
  };
}

function Reason({ code }: { code: string | undefined }) {
  return reasonOf(code, useLocale('commentBox').texts.commentBox.reasons) ?? null;
}
