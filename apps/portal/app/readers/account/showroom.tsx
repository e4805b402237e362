import { FEATURE_FLAGS, type Site } from '@portal/model';
import type { SitePaywall } from '@portal/model/revenue';
import { Button } from '@portal/ui/button';
import { Disclosure } from '@portal/ui/disclosure';
import { Box, Container, Grid, Hidden, Inline, Stack } from '@portal/ui/layout';
import { Link } from '@portal/ui/link';
import { fill, type Locale, PortalProvider } from '@portal/ui/locale';
import { Select } from '@portal/ui/select';
import { TextField } from '@portal/ui/text-field';
import { SHOWROOM_ADS, SHOWROOM_READERS, type Showroom } from '../../showroom';
import { chosenInWords, SHOWROOM_TEXTS, type ShowroomTexts } from './texts/showroom';

/** Values of a flag in the URL. */
const FLAG_VALUES = ['on', 'off'];

type ShowroomBarProps = { site: Site; locale: Locale; path: string; showroom: Showroom };

/** Versions of the site's paywall; the published one is selected unless the URL names another. */
function Versions({
  paywall: { version },
  showroom: { versions, paywallFakeId, unknown },
  texts,
}: {
  paywall: SitePaywall;
  showroom: Showroom;
  texts: ShowroomTexts;
}) {
  return (
    <Select
      label={texts.paywall}
      name="paywallFakeId"
      placeholder={null}
      defaultValue={paywallFakeId ?? version}
      options={versions.map(({ id }) => ({
        value: id,
        label: id === version ? fill(texts.published, { id }) : id,
      }))}
      error={unknown.paywallFakeId ? fill(texts.unknownVersion, { id: unknown.paywallFakeId }) : undefined}
    />
  );
}

/**
 * Settings of a showroom's page (spec §6): a form that keeps everything in its address, so that the link can
 * be shared.
 */
export function ShowroomBar({ site, locale, path, showroom }: ShowroomBarProps) {
  const texts = SHOWROOM_TEXTS[site.language];
  const { unknown, ads, reader, flags, date } = showroom;
  /** Error of an invalid setting, with the valid values. */
  const wrong = (said: string | undefined, known: readonly string[]) =>
    said ? fill(texts.unknown, { said, known: known.join(', ') }) : undefined;
  /** The summary describes the page while the bar is closed. */
  const summary = [texts.title, ...chosenInWords(showroom, site.paywall?.version, texts)].join(' · ');
  return (
    <PortalProvider locale={locale}>
      <Hidden as="aside" onPaper aria-label={texts.title} data-part="showroom">
        <Box ground="band">
          <Container>
            {/* Opens at once if a setting is invalid. */}
            <Disclosure summary={summary} defaultOpen={Object.keys(unknown).length > 0}>
              <form method="get" action={path}>
                <Box paddingBlock="4">
                  <Stack gap="4">
                    <Grid gap="4" style={{ alignItems: 'start' }}>
                      {site.paywall ? (
                        <Versions paywall={site.paywall} showroom={showroom} texts={texts} />
                      ) : null}
                      <Select
                        label={texts.ads}
                        name="ads"
                        placeholder={null}
                        defaultValue={ads}
                        error={wrong(unknown.ads, SHOWROOM_ADS)}
                        options={SHOWROOM_ADS.map((value) => ({ value, label: texts.adFaces[value] }))}
                      />
                      <Select
                        label={texts.reader}
                        name="reader"
                        placeholder={null}
                        defaultValue={reader}
                        error={wrong(unknown.reader, SHOWROOM_READERS)}
                        options={SHOWROOM_READERS.map((value) => ({ value, label: texts.readers[value] }))}
                      />
                      {FEATURE_FLAGS.map((flag) => (
                        <Select
                          key={flag}
                          label={texts.flags[flag]}
                          name={flag}
                          placeholder={null}
                          error={wrong(unknown[flag], FLAG_VALUES)}
                          defaultValue={flags[flag] === undefined ? '' : flags[flag] ? 'on' : 'off'}
                          options={[
                            { value: '', label: texts.asItIs },
                            { value: 'on', label: texts.on },
                            { value: 'off', label: texts.off },
                          ]}
                        />
                      ))}
                      <TextField
                        label={texts.date}
                        name="date"
                        type="datetime-local"
                        defaultValue={date?.text ?? ''}
                        error={unknown.date ? fill(texts.unknownDate, { said: unknown.date }) : undefined}
                      />
                    </Grid>
                    <Inline gap="4">
                      <Button type="submit">{texts.show}</Button>
                      <Link href={path}>{texts.reset}</Link>
                    </Inline>
                  </Stack>
                </Box>
              </form>
            </Disclosure>
          </Container>
        </Box>
      </Hidden>
    </PortalProvider>
  );
}
