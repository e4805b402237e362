import 'react';

/** Custom properties may be set in `style`: sizes and ratios that only the content knows. */
declare module 'react' {
  interface CSSProperties {
    [property: `--${string}`]: string | number | undefined;
  }
}
