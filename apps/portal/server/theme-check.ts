import type { Site } from '@portal/model';
import { SITES } from '@portal/tokens';

type Themed = Pick<Site, 'alias' | 'name' | 'theme'>;

/**
 * Warns, once each, of sites whose `theme` is no brand of this build: they are rendered without a brand.
 * Back ends do not know the brands, as they may run without a portal.
 */
export function createThemeCheck(warn: (line: string) => void): (site: Themed) => void {
  const told = new Set<string>();
  return ({ alias, name, theme }) => {
    const key = `${alias} ${theme}`;
    if (told.has(key) || SITES.some((brand) => brand === theme)) return;
    told.add(key);
    warn(
      `${name} is drawn without a brand: the theme “${theme}” of ${alias}.yaml is none of this build, there are ${SITES.join(', ')}`,
    );
  };
}
