import { fill } from '@portal/model';
import { Grid, Inline, Stack } from '@portal/ui/layout';
import { Link } from '@portal/ui/link';
import { PortalProvider } from '@portal/ui/locale';
import { PageMain } from '@portal/ui/page';
import { SectionHead } from '@portal/ui/section-head';
import { SkipLinks } from '@portal/ui/skip-links';
import { Heading, Text } from '@portal/ui/text';
import type { ReactNode } from 'react';
import type { PageContext } from '../page';
import { type AccountView, accountHead } from '../readers/account/page';
import { Accounts, State } from './pieces';
import type { FrontDoorProps } from './props';
import { DOOR_TEXTS as texts } from './texts';

/** Names of languages in that of this page. */
const LANGUAGE_NAMES = new Intl.DisplayNames('en', { type: 'language' });

/** Crop of a front page to its first screen. */
const PICTURE = {
  inlineSize: '100%',
  blockSize: 'auto',
  maxBlockSize: '24rem',
  objectFit: 'cover',
  objectPosition: 'top',
} as const;

/** Below this width a desktop front page would be too small to read. */
const PHONES = '(width < 600px)';

/** Width of text columns. */
const READ = { maxInlineSize: '44rem' } as const;

function Sites({ sites }: Pick<FrontDoorProps, 'sites'>) {
  return (
    <Grid as="ul" columns="wide" gap="6">
      {sites.map(({ alias, name, tagline, language, origin, pictures }) => {
        const picture = pictures.find(({ form }) => form === 'wide');
        const narrow = pictures.find(({ form }) => form === 'narrow');
        return (
          <Stack as="li" key={alias} gap="3">
            {picture ? (
              <a href={`${origin}/`}>
                <picture>
                  {narrow ? (
                    <source media={PHONES} srcSet={narrow.src} width={narrow.width} height={narrow.height} />
                  ) : null}
                  <img
                    src={picture.src}
                    width={picture.width}
                    height={picture.height}
                    alt={fill(texts.picture, { site: name })}
                    style={PICTURE}
                  />
                </picture>
              </a>
            ) : null}
            <Heading headingLevel={3} size="md">
              <Link href={`${origin}/`} variant="quiet">
                {name}
              </Link>
            </Heading>
            <Text variant="summary">
              <span lang={language}>{tagline}</span>
            </Text>
            <Text variant="meta" tone="quiet">
              {fill(texts.language, { language: LANGUAGE_NAMES.of(language) ?? language })} ·{' '}
              {new URL(origin).host}
            </Text>
          </Stack>
        );
      })}
    </Grid>
  );
}

function Parts({ groups }: Pick<FrontDoorProps, 'groups'>) {
  const parts = [{ id: 'sites', title: texts.sites }, { id: 'accounts', title: texts.accounts }, ...groups];
  return (
    <nav aria-label={texts.parts}>
      <Inline as="ul" gap="3">
        {parts.map(({ id, title }) => (
          <li key={id}>
            <Text as="span" variant="label">
              <Link href={`#${id}`}>{title}</Link>
            </Text>
          </li>
        ))}
      </Inline>
    </nav>
  );
}

function Part({
  id,
  title,
  note,
  children,
}: {
  id: string;
  title: string;
  note: string;
  children: ReactNode;
}) {
  return (
    <Stack as="section" gap="4" aria-labelledby={id}>
      {/* The head keeps its own distance. */}
      <div>
        <SectionHead title={title} id={id} />
        <Text variant="summary" tone="quiet" style={READ}>
          {note}
        </Text>
      </div>
      {children}
    </Stack>
  );
}

/** A sentence with a command in place of its placeholder. */
function WithCommand({ text, name, children }: { text: string; name: string; children: string }) {
  const [before, after] = text.split(`{${name}}`);
  return (
    <Text variant="meta" tone="quiet">
      {before}
      <code>{children}</code>
      {after}
    </Text>
  );
}

/** The front door: every site, account and state of the demo, from where a newcomer goes on. */
export function frontDoorView(context: PageContext, { groups, ...props }: FrontDoorProps): AccountView {
  const { locale } = context;
  const { codes: _, ...form } = props;
  const [first] = props.sites;
  const accountsNote = fill(texts.accountsNote, { site: first?.name ?? '' });
  return {
    head: accountHead(texts.title, '/'),
    styles: ['desk'],
    isPreview: true,
    frame: {
      head: (
        <PortalProvider locale={locale}>
          <SkipLinks locale={locale} menuId={null} />
        </PortalProvider>
      ),
      foot: null,
    },
    view: (
      <PortalProvider locale={locale}>
        <PageMain>
          <Stack gap="12">
            <Stack gap="4" style={READ}>
              <Text variant="label">{texts.product}</Text>
              <Heading headingLevel={1} size="3xl">
                {texts.title}
              </Heading>
              <Text variant="summary">{texts.lead}</Text>
              <Text variant="meta" tone="quiet">
                {texts.place}
              </Text>
              <Parts groups={groups} />
            </Stack>
            <Part id="sites" title={texts.sites} note={texts.sitesNote}>
              <Sites sites={props.sites} />
            </Part>
            <Part id="accounts" title={texts.accounts} note={accountsNote}>
              <Accounts {...props} />
              <WithCommand text={texts.deskNote} name="command">
                {fill(texts.deskCommand, { alias: first?.alias ?? '' })}
              </WithCommand>
            </Part>
            {groups.map(({ id, title, note, states }) => (
              <Part key={id} id={id} title={title} note={note}>
                <Grid as="ul" columns="medium" gap="4">
                  {states.map((state) => (
                    <State key={state.id} state={state} {...form} />
                  ))}
                </Grid>
              </Part>
            ))}
            <WithCommand text={texts.more} name="storybook">
              {texts.storybook}
            </WithCommand>
          </Stack>
        </PageMain>
      </PortalProvider>
    ),
  };
}
