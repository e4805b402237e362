import { vars } from '@portal/tokens';
import { globalStyle } from '@vanilla-extract/css';
import { layers } from './layers.css';

/** Media query for fingers: targets are larger than a mouse needs, where that takes room. */
export const COARSE = '(pointer: coarse)';

/** Takes presses 44 px high on a link that is lower, and takes no more room. */
const area = { content: '""', position: 'absolute', inset: 'min(0px, 50% - 22px) 0' } as const;

/** For a link on a line of its own, with free space around it. It must be positioned. */
export const fingerArea = { [COARSE]: { '::after': area } } as const;

/** `fingerArea` for links inside a component. */
export function fingerAreas(selector: string): void {
  globalStyle(selector, {
    '@layer': {
      // A box, so that a link of two lines is one area.
      [layers.components]: { '@media': { [COARSE]: { display: 'inline-block', position: 'relative' } } },
    },
  });
  globalStyle(`${selector}::after`, { '@layer': { [layers.components]: { '@media': { [COARSE]: area } } } });
}

/** For links one under another: each is a line of 44 px. */
export const fingerLine = {
  [COARSE]: { display: 'inline-flex', alignItems: 'center', minBlockSize: vars.target.min },
} as const;

/** `fingerLine` for links inside a component. */
export function fingerLines(selector: string): void {
  globalStyle(selector, { '@layer': { [layers.components]: { '@media': fingerLine } } });
}
