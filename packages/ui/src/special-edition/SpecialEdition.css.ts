import { vars } from '@portal/tokens';
import { componentStyle, componentVariants } from '../foundation/style';

/** Rows of the edition between its name and a closing rule. */
export const edition = componentStyle({
  display: 'grid',
  gap: vars.board.sectionGap,
  paddingBlockEnd: vars.space[6],
  borderBlockEnd: `3px solid ${vars.color.ruleStrong}`,
  selectors: {
    // As the first part of a front it attaches to the header.
    'main > &:first-child': { marginBlockStart: `calc(-1 * ${vars.space[4]})` },
  },
});

const line = componentStyle({
  color: vars.color.onPicture,
  borderBlockEnd: '4px solid',
  marginBlockEnd: `calc(${vars.space[6]} - ${vars.board.sectionGap})`,
});

/** The line under the masthead, in the colour of its kind. */
export const lineOf = componentVariants(line, {
  storm: { background: vars.edition.storm, borderBlockEndColor: vars.color.now },
  election: { background: vars.edition.election, borderBlockEndColor: vars.color.accent },
  festival: { background: vars.edition.festival, borderBlockEndColor: vars.color.accent },
  sunday: { background: vars.edition.sunday, borderBlockEndColor: vars.color.rule },
});

export const name = componentStyle({ paddingBlock: vars.space[3] });
