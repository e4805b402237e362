import type { LiveHtml } from '@portal/model';
import { backOffMs } from '@portal/model';
import { loadMissingSheets } from '../islands/awake-styles';

/** Milliseconds in which a stream must deliver its first event: a proxy may buffer it all. */
const FIRST_SIGN_MS = 8_000;
const NEXT_SIGN_MS = 45_000;
/** Milliseconds between polls if streams do not work, and the longest wait while polls fail. */
const POLL_MS = 10_000;
const LONGEST_WAIT_MS = 160_000;
/** Milliseconds after which a page that polls tries a stream again. */
const STREAM_AGAIN_MS = 300_000;
/** Milliseconds of an animation. */
const MOVE_MS = 300;

type Parts = { list: Element; waiting: HTMLElement; words: Element; said: Element; state: Element };

/** Parts of the page that show changes; null if one is missing. */
function partsOf(blog: HTMLElement): Parts | null {
  const part = (name: string) => blog.querySelector<HTMLElement>(`[data-part="${name}"]`);
  const [list, waiting, words, said, state] = ['entries', 'waiting', 'words', 'said', 'state'].map(part);
  return list && waiting && words && said && state ? { list, waiting, words, said, state } : null;
}

const isStill = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * Earlier siblings of an element, and all that follows it or its ancestors: a change of its size can move
 * these.
 */
function movable(element: Element): Element[] {
  const found = [...(element.parentElement?.children ?? [])].filter(
    (other) => element.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_PRECEDING,
  );
  for (let at: Element | null = element; at && at !== document.body; at = at.parentElement)
    for (let next = at.nextElementSibling; next; next = next.nextElementSibling) found.push(next);
  return found;
}

/** Resolves when all animations have ended: a change during one would make elements jump. */
let rest: Promise<unknown> = Promise.resolve();

/** Resolves two frames later: the current state has been painted. */
const drawn = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));

type Move = { element: HTMLElement; by: number };

/**
 * Shows moved elements at their old position, and animates them to the new one. An animation alone sometimes
 * starts a frame late: a jump.
 */
async function glide(moves: readonly Move[]): Promise<void> {
  for (const { element, by } of moves) element.style.translate = `0 ${by}px`;
  await drawn();
  await Promise.allSettled(
    moves.map(({ element, by }) => {
      element.style.translate = '';
      return element.animate({ translate: [`0 ${by}px`, '0'], easing: 'ease-out' }, MOVE_MS).finished;
    }),
  );
}

/**
 * Disables the browser's scroll anchoring for a moment: it applies a frame later, and would move elements
 * twice.
 */
function holdAnchor(): void {
  const { style } = document.documentElement;
  style.overflowAnchor = 'none';
  void drawn().then(() => {
    style.overflowAnchor = '';
  });
}

/**
 * Changes a list so that visible elements are animated to their new position instead of jumping. For readers
 * further down, what they are reading stays in place.
 */
function gently(list: Element, change: () => void): void {
  const isFurtherDown = list.getBoundingClientRect().top < 0;
  holdAnchor();
  const tops = [...list.children, ...movable(list)].map((element) => ({
    element,
    top: element.getBoundingClientRect().top,
  }));
  change();
  if (isFurtherDown) {
    const read = tops.find(({ element, top }) => top >= 0 && element.isConnected);
    if (read) scrollBy({ top: read.element.getBoundingClientRect().top - read.top, behavior: 'instant' });
    return;
  }
  if (isStill()) return;
  const moves = tops.flatMap(({ element, top }) => {
    const now = element.getBoundingClientRect().top;
    const isSeen = element instanceof HTMLElement && element.isConnected && Math.min(top, now) < innerHeight;
    return isSeen && top !== now ? [{ element, by: top - now }] : [];
  });
  rest = glide(moves);
}

/** An entry's element from its HTML, which the site's own server rendered. */
function itemOf(html: string): HTMLElement | null {
  const template = document.createElement('template');
  template.innerHTML = html;
  const item = template.content.firstElementChild;
  return item instanceof HTMLElement ? item : null;
}

const isPinned = (item: Element) => item instanceof HTMLElement && 'pinned' in item.dataset;
const dateOf = (item: Element) => (item instanceof HTMLElement ? (item.dataset.date ?? '') : '');

/** Inserts an entry in order: pinned ones first, then by date. */
function put(list: Element, item: HTMLElement): void {
  const after = [...list.children].find(
    (other) =>
      (isPinned(item) && !isPinned(other)) ||
      (isPinned(item) === isPinned(other) && dateOf(other) <= dateOf(item)),
  );
  list.insertBefore(item, after ?? null);
}

/** Shows changes of a live blog: at once if nothing that is being read moves, otherwise on demand. */
function shower(blog: HTMLElement, parts: Parts) {
  const { list, waiting, words, said, state } = parts;
  const held = new Map<string, HTMLElement>();
  const forms: Partial<Record<Intl.LDMLPluralRule, string>> = JSON.parse(blog.dataset.forms ?? '{}');
  const rules = new Intl.PluralRules(document.documentElement.lang);
  const shownOf = (id: string) =>
    list.querySelector<HTMLElement>(`:scope > [data-entry="${CSS.escape(id)}"]`);
  const sentence = (count: number) =>
    (forms[rules.select(count)] ?? forms.other ?? '').replace('{count}', String(count));
  const wait = () => {
    waiting.hidden = held.size === 0;
    if (held.size) words.textContent = sentence(held.size);
  };
  const show = () => {
    const items = [...held.values()];
    held.clear();
    wait();
    for (const item of items) put(list, item);
    return items;
  };
  waiting.addEventListener('click', () => {
    const [item] = show().toSorted((one, other) => (dateOf(one) < dateOf(other) ? 1 : -1));
    blog.scrollIntoView({ behavior: isStill() ? 'auto' : 'smooth' });
    item?.querySelector<HTMLElement>('a')?.focus({ preventScroll: true });
  });

  /** Whether the start of the list is in the viewport, or below it: new entries are then inserted at once. */
  const isAtTop = () => {
    const { top } = list.getBoundingClientRect();
    return top > innerHeight || (top >= 0 && !isStill());
  };

  return ({ isWhole, state: line, changes }: LiveHtml): void => {
    // There are more changes than were sent: the page must be reloaded.
    if (!isWhole) {
      waiting.hidden = false;
      waiting.addEventListener('click', () => location.reload());
      words.textContent = blog.dataset.reload ?? '';
      said.textContent = words.textContent;
      return;
    }
    let come = 0;
    gently(list, () => {
      // Its text may need another line.
      state.innerHTML = line;
      for (const { id, html } of changes) {
        const before = shownOf(id);
        const item = html === null ? null : itemOf(html);
        if (before && item && isPinned(before) === isPinned(item)) before.replaceWith(item);
        else {
          before?.remove();
          if (!item) held.delete(id);
          else if (before) put(list, item);
          else {
            come += 1;
            held.set(id, item);
          }
        }
      }
      if (isAtTop()) show();
    });
    blog.querySelector('[data-part="nothing"]')?.toggleAttribute('hidden', list.childElementCount > 0);
    wait();
    if (come) said.textContent = sentence(Math.max(come, held.size));
  };
}

/** Adds jitter, so that not all waiting clients ask at once. */
const about = (milliseconds: number) => milliseconds * (0.7 + Math.random() * 0.6);

/**
 * Follows a page's live blog: by a stream, or by polling if streams do not get through. A hidden tab
 * disconnects, and catches up later.
 */
export function follow(blog: HTMLElement): void {
  const parts = partsOf(blog);
  if (!parts) return;
  const show = shower(blog, parts);
  let shown: Promise<unknown> = Promise.resolve();
  const { live: streamPath = '', changes: changesPath = '' } = blog.dataset;
  let sequence = Number(blog.dataset.sequence);
  let source: EventSource | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  let isOver = false;

  const stop = () => {
    clearTimeout(timer);
    source?.close();
    source = undefined;
  };
  const take = (told: LiveHtml) => {
    // A change that both a stream and a poll report is applied once.
    if (told.sequence <= sequence && told.isWhole) return;
    sequence = told.sequence;
    blog.dataset.sequence = String(sequence);
    // An entry without its styles is better than none.
    const styled = loadMissingSheets().catch(() => {});
    shown = shown.then(() => Promise.all([styled, rest])).then(() => show(told));
    if (!told.isLive) {
      isOver = true;
      stop();
    }
  };
  const poll = async (until: number): Promise<void> => {
    try {
      const answer = await fetch(`${changesPath}?since=${sequence}`);
      if (!answer.ok) throw new Error(String(answer.status));
      take((await answer.json()).response);
      failures = 0;
    } catch {
      failures += 1;
    }
    if (isOver || document.hidden) return;
    const wait = about(backOffMs(failures, { first: POLL_MS, longest: LONGEST_WAIT_MS }));
    timer = setTimeout(() => (Date.now() > until ? stream() : void poll(until)), wait);
  };
  const fallBack = () => {
    stop();
    void poll(Date.now() + STREAM_AGAIN_MS);
  };
  const stream = () => {
    stop();
    if (isOver || document.hidden) return;
    if (!('EventSource' in window)) return fallBack();
    const opened = new EventSource(`${streamPath}?since=${sequence}`);
    source = opened;
    const alive = (within: number) => {
      clearTimeout(timer);
      timer = setTimeout(fallBack, within);
    };
    alive(FIRST_SIGN_MS);
    opened.addEventListener('beat', () => alive(NEXT_SIGN_MS));
    opened.addEventListener('change', ({ data }) => {
      alive(NEXT_SIGN_MS);
      take(JSON.parse(data));
    });
    // A refused stream does not reconnect by itself.
    opened.addEventListener('error', () => {
      if (opened.readyState === EventSource.CLOSED) fallBack();
    });
  };
  document.addEventListener('visibilitychange', () => (document.hidden ? stop() : stream()));
  addEventListener('pagehide', stop);
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) stream();
  });
  blog.dataset.liveStatus = 'following';
  stream();
}
