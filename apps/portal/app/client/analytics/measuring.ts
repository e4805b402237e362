import { VIEW_CALL } from '@portal/model';
import { type ViewSource, viewSourceOf } from '@portal/model/analytics';
import { type Metric, onCLS, onINP, onLCP } from 'web-vitals';
import { track } from './data-layer';
import { tellSeen } from './seen';

const { contentId } = JSON.parse(document.querySelector('#page-variables')?.textContent ?? '{}');

/** The quarter of the text, 1 to 4, that the bottom of the viewport has reached; 1 if there is no text. */
function quarterInSight(): number {
  const text =
    document.querySelector('[data-part=article] [data-part=body]') ?? document.querySelector('main');
  if (!text) return 1;
  const { top, height } = text.getBoundingClientRect();
  const share = height > 0 ? (innerHeight - top) / height : 1;
  return Math.min(4, Math.max(1, Math.ceil(share * 4)));
}

/**
 * Reports to the site, once as a view ends, how an article was read: from which kind of source, how far, and
 * for how long it was visible. No cookie or other storage is used, and nothing that identifies a reader is
 * sent.
 */
function countView(content: string): void {
  let source: ViewSource = viewSourceOf(document.referrer, location.href);
  let quarter = 1;
  let seconds = 0;
  let seenAt: number | null = null;
  let isTold = false;
  let isAwaited = false;

  const look = () => {
    isAwaited = false;
    quarter = Math.max(quarter, quarterInSight());
  };
  const lookSoon = () => {
    if (isAwaited) return;
    isAwaited = true;
    requestAnimationFrame(look);
  };
  const tell = () => {
    if (seenAt !== null) seconds += (performance.now() - seenAt) / 1000;
    seenAt = null;
    if (isTold || seconds === 0) return;
    look();
    isTold = true;
    const query = new URLSearchParams({
      content,
      source,
      quarter: String(quarter),
      seconds: String(Math.round(seconds)),
    });
    navigator.sendBeacon(`${VIEW_CALL}?${query}`);
  };
  const see = () => {
    if (document.visibilityState === 'hidden') return tell();
    seenAt ??= performance.now();
    look();
  };
  addEventListener('scroll', lookSoon, { passive: true });
  document.addEventListener('visibilitychange', see);
  addEventListener('pagehide', tell);
  // Restored from the back/forward cache: a new view, from the site itself.
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    [source, quarter, seconds, isTold] = ['own', 1, 0, false];
    see();
  });
  see();
}

// Views by automated browsers are not counted.
if (contentId && !navigator.webdriver) countView(contentId);

tellSeen(contentId);
tellVitals();

/** Reports the web vitals, each once: a page that is restored has reported them already. */
function tellVitals(): void {
  const told = new Set<string>();
  const tell =
    (name: 'LCP' | 'INP' | 'CLS') =>
    ({ value, rating }: Metric) => {
      if (told.has(name)) return;
      told.add(name);
      // A layout shift has no more than three significant decimals.
      const rounded = name === 'CLS' ? Math.round(value * 1000) / 1000 : Math.round(value);
      track({ event: 'web_vital', name, value: rounded, rating });
    };
  onLCP(tell('LCP'));
  onINP(tell('INP'));
  onCLS(tell('CLS'));
}
