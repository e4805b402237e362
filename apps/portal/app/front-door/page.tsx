import type { DoorAccount, DoorCode, DoorGroup, DoorState } from '@portal/api';
import { fill, type Language } from '@portal/model';
import { Button } from '@portal/ui/button';
import { Box, Grid, Inline, Stack } from '@portal/ui/layout';
import { Link } from '@portal/ui/link';
import { PortalProvider } from '@portal/ui/locale';
import { PageMain } from '@portal/ui/page';
import { SectionHead } from '@portal/ui/section-head';
import { SkipLinks } from '@portal/ui/skip-links';
import { Heading, Text } from '@portal/ui/text';
import type { ReactNode } from 'react';
import { type AccountView, accountHead } from '../account/page';
import type { AppScreenshot } from '../document/Document';
import type { PageContext } from '../page';
import { DOOR_ROLES, DOOR_TEXTS as texts } from './texts';

/** A site as the front door shows it. */
export type DoorSite = {
  alias: string;
  name: string;
  tagline: string;
  language: Language;
  origin: string;
  pictures: readonly AppScreenshot[];
};

export type FrontDoorProps = {
  sites: readonly DoorSite[];
  accounts: readonly DoorAccount[];
  groups: readonly DoorGroup[];
  /** Codes of the second factor that count now, by account. */
  codes: ReadonlyMap<string, DoorCode>;
  /** Address at each site to which forms are sent. */
  action: string;
  /** Proof that a form is of this page. */
  proof: string;
};

/** Names of languages in that of this page. */
const LANGUAGE_NAMES = new Intl.DisplayNames('en', { type: 'language' });

/** A rule over a piece alone, as between the stories of a column. */
const RULED = { borderInline: 0, borderBlockEnd: 0 } as const;
/** The top of a front, as much of it as is seen first. */
const PICTURE = {
  inlineSize: '100%',
  blockSize: 'auto',
  aspectRatio: '8 / 5',
  objectFit: 'cover',
  objectPosition: 'top',
} as const;

/** Words that are read, at a width for reading. */
const READ = { maxInlineSize: '44rem' } as const;

const nameOf = (account: DoorAccount) =>
  account.kind === 'reader' ? `${account.name} ${account.surname}`.trim() : account.name;

type OpensProps = {
  /** Alias of the site that the form is sent to. */
  site: string;
  /** Who is signed in; without one, whoever is signed in there is signed out. */
  account?: DoorAccount | undefined;
  state?: DoorState;
  /** Id of the heading that says what it is for. */
  describedBy: string;
  children: ReactNode;
} & Pick<FrontDoorProps, 'sites' | 'action' | 'proof'>;

/** A form that signs in or out at a site: a link must not. */
function Opens({ site, account, state, describedBy, sites, action, proof, children }: OpensProps) {
  const origin = sites.find(({ alias }) => alias === site)?.origin ?? '';
  return (
    <form method="post" noValidate action={`${origin}${action}`}>
      <input type="hidden" name="proof" value={proof} />
      {account ? <input type="hidden" name="account" value={account.id} /> : null}
      {state ? <input type="hidden" name="state" value={state.id} /> : null}
      <Button type="submit" variant="secondary" size="small" aria-describedby={describedBy}>
        {children}
      </Button>
    </form>
  );
}

function Sites({ sites }: Pick<FrontDoorProps, 'sites'>) {
  return (
    <Grid as="ul" columns="wide" gap="6">
      {sites.map(({ alias, name, tagline, language, origin, pictures }) => {
        const picture = pictures.find(({ form }) => form === 'wide');
        return (
          <Stack as="li" key={alias} gap="3">
            {picture ? (
              <a href={`${origin}/`}>
                <img
                  src={picture.src}
                  width={picture.width}
                  height={picture.height}
                  alt={fill(texts.picture, { site: name })}
                  style={PICTURE}
                />
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

/** A piece of a list under its rule: heading, what it is, and where. */
function Piece({
  id,
  title,
  note,
  meta,
  children,
}: {
  id: string;
  title: ReactNode;
  note: string;
  meta: string;
  children?: ReactNode;
}) {
  return (
    <Box as="li" edge="quiet" paddingBlock="3" style={RULED}>
      <Stack gap="2" align="start">
        <Heading headingLevel={3} size="sm" id={id}>
          {title}
        </Heading>
        <Text variant="summary">{note}</Text>
        <Text variant="meta" tone="quiet">
          {meta}
        </Text>
        {children}
      </Stack>
    </Box>
  );
}

const siteName = (sites: FrontDoorProps['sites'], alias: string | null) =>
  sites.find((site) => site.alias === alias)?.name ?? texts.machine;

function Accounts({ accounts, codes, ...form }: Omit<FrontDoorProps, 'groups'>) {
  return (
    <Grid as="ul" columns="medium" gap="6">
      {accounts.map((account) => {
        const { id, title, note, site } = account;
        const role = account.kind === 'colleague' ? [DOOR_ROLES[account.role]] : [];
        const code = codes.get(id);
        return (
          <Piece
            key={id}
            id={`account-${id}`}
            title={title}
            note={note}
            meta={[nameOf(account), ...role, siteName(form.sites, site)].join(' · ')}
          >
            {code ? (
              <Text variant="label">
                {fill(texts.code, { code: code.code, seconds: String(code.seconds) })}
              </Text>
            ) : null}
            <Opens site={site} account={account} describedBy={`account-${id}`} {...form}>
              {fill(texts.signIn, { name: nameOf(account) })}
            </Opens>
          </Piece>
        );
      })}
    </Grid>
  );
}

/** A state: a form that signs in, or out, on the way to its page. What is of the machine itself has no sessions, and is a link. */
function State({
  state,
  accounts,
  ...form
}: { state: DoorState } & Pick<FrontDoorProps, 'accounts' | 'sites' | 'action' | 'proof'>) {
  const { id, title, note, site, path, as } = state;
  const account = accounts.find((known) => known.id === as);
  return (
    <Piece id={`state-${id}`} title={title} note={note} meta={siteName(form.sites, site)}>
      {site === null ? (
        <Link href={path} variant="standalone" aria-describedby={`state-${id}`}>
          {texts.open}
        </Link>
      ) : (
        <Opens site={site} account={account} state={state} describedBy={`state-${id}`} {...form}>
          {account ? fill(texts.openAs, { name: nameOf(account) }) : texts.openSignedOut}
        </Opens>
      )}
    </Piece>
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
      <SectionHead title={title} id={id} />
      <Text variant="summary" tone="quiet" style={READ}>
        {note}
      </Text>
      {children}
    </Stack>
  );
}

/** The front door: every site, account and state of the demo, from where a newcomer goes on. */
export function frontDoorView(context: PageContext, { groups, ...props }: FrontDoorProps): AccountView {
  const { locale } = context;
  const { codes: _, ...form } = props;
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
            <Part id="accounts" title={texts.accounts} note={texts.accountsNote}>
              <Accounts {...props} />
            </Part>
            {groups.map(({ id, title, note, states }) => (
              <Part key={id} id={id} title={title} note={note}>
                <Grid as="ul" columns="medium" gap="6">
                  {states.map((state) => (
                    <State key={state.id} state={state} {...form} />
                  ))}
                </Grid>
              </Part>
            ))}
            <Text variant="meta" tone="quiet">
              {texts.more}
            </Text>
          </Stack>
        </PageMain>
      </PortalProvider>
    ),
  };
}
