import { PROGRAMME_AD_POSITIONS, type ProgrammeIndexPage, type Site } from '@portal/model';
import { ProgrammeItems } from '@portal/ui/a-z-index';
import { AdSlot } from '@portal/ui/ad-slot';
import type { Locale } from '@portal/ui/locale';

const AD_POSITIONS: readonly number[] = PROGRAMME_AD_POSITIONS;

/** Type of page in the ad maps (spec §3). */
const AD_PAGE = 'programmes';

/** Programmes of an index's page, the site's ads among them at 6, 12 and 18 (spec §9); none where it has no ad map. */
export function IndexItems({
  page: { programmes, after },
  site: { adMaps },
  locale,
}: {
  page: ProgrammeIndexPage;
  site: Pick<Site, 'adMaps'>;
  locale: Locale;
}) {
  const places = [adMaps.desktop, adMaps.mobile].map((map) => map?.positions[AD_PAGE] ?? []);
  return (
    <ProgrammeItems
      programmes={programmes}
      after={after}
      headingLevel={2}
      adAt={(position) => {
        const [desktop, mobile] = places.map((positions) => positions[AD_POSITIONS.indexOf(position)]);
        const ad = desktop ?? mobile;
        return ad ? (
          <AdSlot
            position={ad.id || `${AD_PAGE}-${position}`}
            minimumReservedHeightDesktop={desktop?.minimumReservedHeightDesktop ?? 0}
            minimumReservedHeightMobile={mobile?.minimumReservedHeightMobile ?? 0}
            locale={locale}
          />
        ) : null;
      }}
    />
  );
}
