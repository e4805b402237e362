import { BREAKPOINTS } from '@portal/model';
import { vars } from '@portal/tokens';
import { globalStyle } from '@vanilla-extract/css';
import { layers } from '../foundation/layers.css';
import { componentStyle } from '../foundation/style';

/** Full-width dark band before the headline; the film is at most 58vh high. */
export const stage = componentStyle({
  inlineSize: '100vw',
  marginInlineStart: 'calc(50% - 50vw)',
  background: '#000',
  '@media': { print: { display: 'none' } },
});
/** Chapters under the film, on the same ground. */
globalStyle(`${stage} [data-part=film-chapters]`, {
  '@layer': { [layers.components]: { paddingInline: vars.layout.margin, borderBlockEnd: 0 } },
});
globalStyle(`${stage} [data-part=film-chapters] *`, {
  '@layer': { [layers.components]: { color: vars.color.onPicture } },
});
/** Next edition, on the same ground. */
globalStyle(`${stage} [data-part=video-player] ~ div`, {
  '@layer': {
    [layers.components]: { paddingInline: vars.layout.margin, color: vars.color.onPicture },
  },
});
globalStyle(`${stage} [data-part=video-player] ~ div [data-part=up-next] p`, {
  '@layer': { [layers.components]: { color: 'inherit' } },
});
/** A wide film leaves room for its headline in the first window. */
export const screen = componentStyle({
  inlineSize: 'min(100%, 58vh * 16 / 9)',
  marginInline: 'auto',
  vars: { [vars.pictures.radius]: '0px' },
});
/** The pictures of a gallery: as wide as the page, and the first one over its margins on phones. */
export const pictures = componentStyle({});
globalStyle(`${pictures} li:first-child [data-part=figure] > :first-child`, {
  '@layer': {
    [layers.components]: {
      '@media': {
        [`screen and (width < ${BREAKPOINTS.tablet}px)`]: {
          marginInline: `calc(-1 * ${vars.layout.margin})`,
          vars: { [vars.pictures.radius]: '0px' },
        },
      },
    },
  },
});
