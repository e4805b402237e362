import { type RefObject, useEffect, useRef, useState } from 'react';
import { STORY_RENDERED } from 'storybook/internal/core-events';
import { useToolbar } from './globals';

/** CSS px: a frame before it is known how high its story is, and how high one may grow. */
const HEIGHT = { least: 80, most: 900 };
/** A story that takes longer to act lets the next one begin. */
const TURN_MS = 4000;

/** Stories that act need the focus, which is one: they have their turns, in the order in which they come into view. */
let turns: Promise<void> = Promise.resolve();

type Channel = { once: (event: string, listener: () => void) => void };
const isChannel = (value: unknown): value is Channel =>
  typeof value === 'object' && value !== null && 'once' in value && typeof value.once === 'function';

/** Until the story has acted, or has had its time. */
const acted = (frame: HTMLIFrameElement) =>
  new Promise<void>((done) => {
    setTimeout(done, TURN_MS);
    frame.addEventListener('load', () => {
      const channel: unknown = Reflect.get(frame.contentWindow ?? {}, '__STORYBOOK_ADDONS_CHANNEL__');
      if (isChannel(channel)) channel.once(STORY_RENDERED, done);
    });
  });

/** The address once the frame is in view and, if its story acts, once it is its turn. */
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

/** Tells what the story says, again whenever it says something else. */
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
  /** What the toolbar says, but for these. */
  globals?: Readonly<Record<string, string>>;
  /** CSS px; without it, as high as the story. */
  height?: number;
  /** It does something once it is drawn. */
  acts?: boolean;
  /** Told the story's words, again whenever they change. */
  onWords?: (words: string) => void;
};

/** A story in a page of its own: it may lie over everything, act by itself, and wear other globals than its neighbours. */
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
