import { componentStyle } from '../foundation/style';

/** As wide whether it offers more or says that more is loading; on phones as its list. */
export const link = componentStyle({
  minInlineSize: 'min(100%, 20rem)',
  '@media': { '(width < 600px)': { flexGrow: 1 } },
});
