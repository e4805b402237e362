import { vars } from '@portal/tokens';
import { componentStyle } from '../foundation/style';

/**
 * Colours of light, water and background in a sky; a place with a background other than paper sets
 * `--sky-ground`.
 */
export const sky = componentStyle({
  flex: 'none',
  overflow: 'visible',
  vars: {
    '--sky-light': `color-mix(in oklab, ${vars.color.warning} 50%, ${vars.color.now})`,
    '--sky-moon': `color-mix(in oklab, ${vars.color.warning} 45%, ${vars.color.inkQuiet})`,
    '--sky-water': vars.section.world,
    '--sky-paper': vars.color.paper,
  },
  '@media': {
    '(forced-colors: active)': {
      vars: { '--sky-light': 'CanvasText', '--sky-moon': 'CanvasText', '--sky-water': 'CanvasText' },
    },
  },
});
