import { vars } from '@portal/tokens';

/** A link on a line of its own that is lower than what is pressed must be: it takes presses as if it were as high (WCAG 2.5.8). */
export const denseTarget = {
  position: 'relative',
  '::after': {
    content: '',
    position: 'absolute',
    insetInline: 0,
    insetBlock: `min(0px, (100% - ${vars.target.dense}) / 2)`,
  },
} as const;
