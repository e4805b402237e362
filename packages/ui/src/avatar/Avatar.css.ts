import { vars } from '@portal/tokens';
import { componentStyle } from '../foundation/style';

export const avatar = componentStyle({
  flex: 'none',
  inlineSize: 'var(--avatar)',
  blockSize: 'var(--avatar)',
  borderRadius: vars.pictures.portraitRadius,
  overflow: 'hidden',
  display: 'grid',
  placeItems: 'center',
  background: vars.color.accentQuiet,
  color: vars.color.ink,
  fontFamily: vars.font.interface.family,
  fontWeight: vars.font.interface.bold,
  fontSize: 'calc(var(--avatar) * 0.4)',
  lineHeight: 1,
  userSelect: 'none',
  '@media': { '(forced-colors: active)': { border: '1px solid' } },
});

export const portrait = componentStyle({
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
  filter: `brightness(${vars.picture.dim})`,
});
