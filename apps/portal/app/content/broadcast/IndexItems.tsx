import { PROGRAMME_AD_POSITIONS, type ProgrammeIndexPage } from '@portal/model';
import { ProgrammeItems } from '@portal/ui/a-z-index';
import { adsAmong } from '../../ads/place';
import type { PageContext } from '../../page';

/** Programmes of an index page, with the site's ads at 6, 12 and 18 (spec §9), if it has any. */
export function IndexItems({
  page: { programmes, after, path },
  context,
}: {
  page: ProgrammeIndexPage;
  context: Pick<PageContext, 'site' | 'locale' | 'adFace'>;
}) {
  return (
    <ProgrammeItems
      programmes={programmes}
      after={after}
      headingLevel={2}
      adAt={adsAmong(context, 'programmes', path, PROGRAMME_AD_POSITIONS)}
    />
  );
}
