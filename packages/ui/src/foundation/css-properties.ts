import 'react';

/** Allows custom properties in `style`: sizes and ratios that depend on the content. */
declare module 'react' {
  interface CSSProperties {
    [property: `--${string}`]: string | number | undefined;
  }
}
