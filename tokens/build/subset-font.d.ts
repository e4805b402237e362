declare module 'subset-font' {
  type Range = { readonly min: number; readonly max: number; readonly default?: number };
  /** Cuts a font to the glyphs of `text` and limits or pins its axes. */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: {
      readonly targetFormat: 'sfnt' | 'woff2';
      readonly variationAxes?: Readonly<Record<string, number | Range>>;
      readonly keepFeatures?: readonly string[];
      readonly noHinting?: boolean;
    },
  ): Promise<Buffer>;
}
