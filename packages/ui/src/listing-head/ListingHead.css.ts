import { vars } from '@portal/tokens';
import { componentStyle } from '../foundation/style';

export const head = componentStyle({ display: 'grid', gap: vars.space[2] });

/** The section's rule, thick and in its colour if the brand has one. */
export const band = componentStyle({
  display: 'grid',
  gap: vars.space[2],
  paddingBlockStart: vars.sectionHead.paddingBlock,
  borderBlockStart: `${vars.sectionHead.ruleWidth} solid var(--section, ${vars.sectionHead.ruleColor})`,
});

export const title = componentStyle({
  fontFamily: vars.sectionHead.family,
  fontWeight: vars.sectionHead.weight,
  fontStretch: vars.sectionHead.stretch,
  letterSpacing: vars.sectionHead.tracking,
  textTransform: vars.sectionHead.transform as 'none',
  color: vars.sectionHead.ink,
});

export const description = componentStyle({ maxInlineSize: '40em', color: vars.color.inkQuiet });
