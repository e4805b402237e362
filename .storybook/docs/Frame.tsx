import { useEffect, useRef, useState } from 'react';
import { useToolbar } from './globals';

/** CSS px: a frame before it is known how high its story is, and how high one may grow. */
const HEIGHT = { least: 80, most: 900 };

type FrameProps = {
  story: string;
  title: string;
  /** What the toolbar says, but for these. */
  globals?: Readonly<Record<string, string>>;
  /** CSS px; without it, as high as the story. */
  height?: number;
};

/** A story in a page of its own: it may lie over everything, act by itself, and wear other globals than its neighbours. */
export function Frame({ story, title, globals, height }: FrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [own, setOwn] = useState<number>(HEIGHT.least);
  const worn = Object.entries({ ...useToolbar(), ...globals })
    .filter(([, value]) => typeof value === 'string')
    .map(([name, value]) => `${name}:${value}`)
    .join(';');
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
  }, [height]);
  return (
    <iframe
      ref={frame}
      title={title}
      src={`iframe.html?id=${story}&viewMode=story&globals=${encodeURIComponent(worn)}`}
      loading="lazy"
      style={{ display: 'block', inlineSize: '100%', blockSize: height ?? own, border: 0 }}
    />
  );
}
