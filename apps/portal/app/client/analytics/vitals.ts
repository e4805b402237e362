import { type Metric, onCLS, onINP, onLCP } from 'web-vitals';
import { track } from './data-layer';

/** Reports the web vitals, each once: a page that is restored has reported them already. */
export function tellVitals(): void {
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
