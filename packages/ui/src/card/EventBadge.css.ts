import { vars } from '@portal/tokens';
import { componentStyle } from '../foundation/style';

export const badge = componentStyle({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  rowGap: 2,
  minInlineSize: 60,
  blockSize: 'fit-content',
  minBlockSize: 64,
  borderRadius: vars.card.radius,
  borderBlockStart: `${vars.rule.heavy} solid var(--section, ${vars.color.accent})`,
  background: vars.color.band,
  color: vars.color.ink,
  fontFamily: vars.font.interface.family,
  lineHeight: 1,
});

export const day = componentStyle({
  fontFamily: vars.font.display.family,
  fontStretch: vars.font.display.stretch,
  fontWeight: vars.headline.md.weight,
  fontSize: vars.size[9],
  fontVariantNumeric: 'lining-nums',
});

export const month = componentStyle({ fontSize: vars.size[1], fontWeight: vars.font.interface.medium });
