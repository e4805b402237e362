declare module 'fontverter' {
  /** The same font in another container. */
  export function convert(font: Buffer, to: 'sfnt' | 'woff2'): Promise<Buffer>;
}
