import type { Comment } from '@portal/model/participation';

/** A thread: its first comment, and its replies in order. */
export type Thread = { comment: Comment; replies: Comment[] };

/** Groups comments by thread, in order. A reply whose thread is not loaded begins its own. */
export function threadsOf(comments: readonly Comment[]): Thread[] {
  const byId = new Map(comments.map((comment) => [comment.id, comment]));
  const threads = new Map<string, Thread>();
  for (const comment of comments) {
    const thread = threads.get(rootOf(comment, byId));
    if (thread && thread.comment !== comment) thread.replies.push(comment);
    else threads.set(comment.id, { comment, replies: [] });
  }
  return [...threads.values()];
}

/** Id of the comment that begins a thread. A cycle ends where it closes. */
function rootOf(comment: Comment, byId: ReadonlyMap<string, Comment>): string {
  const seen = new Set([comment.id]);
  let root = comment;
  for (;;) {
    const next = byId.get(root.rootId ?? root.parentId ?? '');
    if (!next || seen.has(next.id)) return root.id;
    seen.add(next.id);
    root = next;
  }
}
