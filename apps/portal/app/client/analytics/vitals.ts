import { type Metric, onCLS, onINP, onLCP } from 'web-vitals';
import { track } from './data-layer';

/** Tells analytics how the page felt, each measure once: a page that is come back to has been told of. */
export function tellVitals(): void {
  const told = new Set<string>();
  const tell =
    (name: 'LCP' | 'INP' | 'CLS') =>
    ({ value, rating }: Metric) => {
      if (told.has(name)) return;
      told.add(name);
      // A share of the window has no more than three places that say anything.
      const rounded = name === 'CLS' ? Math.round(value * 1000) / 1000 : Math.round(value);
      track({ event: 'web_vital', name, value: rounded, rating });
    };
  onLCP(tell('LCP'));
  onINP(tell('INP'));
  onCLS(tell('CLS'));
}
