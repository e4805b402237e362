import type { CSSProperties } from 'react';

/** Styles of the documentation pages for what Storybook's blocks lack. */

export const figure: CSSProperties = { margin: '0 0 32px' };
export const columns: CSSProperties = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(300px, 100%), 1fr))',
  gap: 16,
};
export const side: CSSProperties = { minInlineSize: 0, border: '1px solid rgb(128 128 128 / 35%)' };
export const sign: CSSProperties = { display: 'block', padding: '8px 12px', fontSize: 14 };
export const caption: CSSProperties = {
  fontFamily: "'Libre Franklin', system-ui, sans-serif",
  marginBlockStart: 8,
  fontSize: 14,
  lineHeight: 1.5,
};
export const facts: CSSProperties = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 24px',
  fontSize: 14,
  margin: '0 0 24px',
};
export const scroll: CSSProperties = { overflowX: 'auto', maxInlineSize: '100%' };
/** A table as wide as its page. */
export const wide: CSSProperties = { inlineSize: '100%' };
/** Text in a cell, in the size of the neighbouring cells. */
export const plain: CSSProperties = { fontSize: 'inherit' };
export const swatch: CSSProperties = {
  display: 'inline-block',
  inlineSize: 14,
  blockSize: 14,
  marginInlineEnd: 6,
  verticalAlign: '-2px',
  border: '1px solid rgb(128 128 128 / 50%)',
};
export const badge: CSSProperties = {
  display: 'inline-grid',
  placeItems: 'center',
  inlineSize: 22,
  blockSize: 22,
  borderRadius: 11,
  background: '#b3246b',
  color: '#fff',
  font: '700 12px/1 system-ui, sans-serif',
};
/** Space for the paper that a story brings along. */
export const picture: CSSProperties = {
  position: 'relative',
  padding: '30px 20px',
  marginBlockEnd: 16,
  border: '1px solid rgb(128 128 128 / 35%)',
  contain: 'layout',
};
export const frame: CSSProperties = { border: '1px solid rgb(128 128 128 / 35%)', marginBlock: '16px 40px' };
export const letters: CSSProperties = {
  display: 'inline-block',
  padding: '2px 6px',
  fontWeight: 700,
  border: '1px solid rgb(128 128 128 / 35%)',
};
export const source: CSSProperties = { fontSize: 12, lineHeight: 1.4 };
