import { type RefObject, useEffect, useRef, useState } from 'react';
import { STORY_RENDERED } from 'storybook/internal/core-events';
import { useToolbar } from './globals';

/** Height of a frame in CSS px: before its story's is known, and at most. */
const HEIGHT = { least: 80, most: 900 };
/** Time limit of a story's `play`; after it the next one begins. */
const TURN_MS = 4000;

/**
 * Stories with a `play` need the focus, which only one can have: they run one after another, in the order in
 * which they come into view.
 */
let turns: Promise<void> = Promise.resolve();

type Channel = { once: (event: string, listener: () => void) => void };
const isChannel = (value: unknown): value is Channel =>
  typeof value === 'object' && value !== null && 'once' in value && typeof value.once === 'function';

/** Resolves when the story's `play` has finished or has run out of time. */
const acted = (frame: HTMLIFrameElement) =>
  new Promise<void>((done) => {
    setTimeout(done, TURN_MS);
    frame.addEventListener('load', () => {
      const channel: unknown = Reflect.get(frame.contentWindow ?? {}, '__STORYBOOK_ADDONS_CHANNEL__');
      if (isChannel(channel)) channel.once(STORY_RENDERED, done);
    });
  });

/** The URL, once the frame is in view and, if its story has a `play`, once it is its turn. */
function useAddress(address: string, acts: boolean) {
  const frame = useRef<HTMLIFrameElement>(null);
  useEffect(() => {
    const { current } = frame;
    if (!current) return;
    let isLeft = false;
    const show = () => {
      if (isLeft) return;
      current.src = address;
    };
    const inView = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        inView.disconnect();
        if (!acts) return show();
        turns = turns.then(() => {
          if (isLeft) return;
          show();
          return acted(current);
        });
      },
      { rootMargin: '200px' },
    );
    inView.observe(current);
    return () => {
      isLeft = true;
      inView.disconnect();
    };
  }, [address, acts]);
  return frame;
}

/** Reports the text of the story, again whenever it changes. */
function useWords(frame: RefObject<HTMLIFrameElement | null>, onWords: FrameProps['onWords']) {
  useEffect(() => {
    const { current } = frame;
    if (!current || !onWords) return;
    let changes: MutationObserver | undefined;
    const watch = () => {
      const root = current.contentDocument?.getElementById('storybook-root');
      if (!root) return;
      changes?.disconnect();
      const tell = () => {
        if (root.textContent) onWords(root.textContent);
      };
      changes = new MutationObserver(tell);
      changes.observe(root, { childList: true, characterData: true, subtree: true });
      tell();
    };
    current.addEventListener('load', watch);
    return () => {
      current.removeEventListener('load', watch);
      changes?.disconnect();
    };
  }, [frame, onWords]);
}

type FrameProps = {
  story: string;
  title: string;
  /** Overrides of the toolbar's globals. */
  globals?: Readonly<Record<string, string>>;
  /** Height in CSS px; the height of the story if omitted. */
  height?: number;
  /** Whether the story has a `play`. */
  acts?: boolean;
  /** Called with the story's text, again whenever it changes. */
  onWords?: (words: string) => void;
};

/**
 * A story in a page of its own: it may cover the whole page, run its `play`, and have other globals than its
 * neighbours.
 */
export function Frame({ story, title, globals, height, acts = false, onWords }: FrameProps) {
  const [own, setOwn] = useState<number>(HEIGHT.least);
  const worn = Object.entries({ ...useToolbar(), show: 'one', ...globals })
    .filter(([, value]) => typeof value === 'string')
    .map(([name, value]) => `${name}:${value}`)
    .join(';');
  const frame = useAddress(
    `iframe.html?id=${story}&viewMode=story&globals=${encodeURIComponent(worn)}`,
    acts,
  );
  useEffect(() => {
    const { current } = frame;
    if (!current || height) return;
    let sizes: ResizeObserver | undefined;
    const watch = () => {
      const body = current.contentDocument?.body;
      if (!body) return;
      sizes?.disconnect();
      sizes = new ResizeObserver(() =>
        setOwn(Math.min(HEIGHT.most, Math.max(HEIGHT.least, body.scrollHeight))),
      );
      sizes.observe(body);
    };
    current.addEventListener('load', watch);
    return () => {
      current.removeEventListener('load', watch);
      sizes?.disconnect();
    };
  }, [frame, height]);
  useWords(frame, onWords);
  return (
    <iframe
      ref={frame}
      title={title}
      style={{ display: 'block', inlineSize: '100%', blockSize: height ?? own, border: 0 }}
    />
  );
}
