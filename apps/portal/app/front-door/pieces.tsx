import type { DoorAccount, DoorState } from '@portal/api';
import { fill } from '@portal/model';
import { Button } from '@portal/ui/button';
import { Box, Grid, Stack } from '@portal/ui/layout';
import { Link } from '@portal/ui/link';
import { Heading, Text } from '@portal/ui/text';
import type { ReactNode } from 'react';
import type { FrontDoorProps } from './props';
import { DOOR_ROLES, DOOR_TEXTS as texts } from './texts';

/** A rule over a piece alone, as between the stories of a column. */
const RULED = { borderInline: 0, borderBlockEnd: 0 } as const;

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

type PieceProps = {
  id: string;
  title: string;
  note: string;
  /** Who, and where. */
  meta: readonly string[];
  children: ReactNode;
};

/** A piece of a list under its rule: heading, what it is, who, and where. */
function Piece({ id, title, note, meta, children }: PieceProps) {
  return (
    <Box as="li" edge="quiet" paddingBlock="3" style={RULED}>
      <Stack gap="2" align="start">
        <Heading headingLevel={3} size="sm" id={id}>
          {title}
        </Heading>
        <Text variant="summary">{note}</Text>
        {meta.length ? (
          <Text variant="meta" tone="quiet">
            {meta.join(' · ')}
          </Text>
        ) : null}
        {children}
      </Stack>
    </Box>
  );
}

/** Where a piece is of: nothing for the first site, of which most are. */
function whereOf([first, ...others]: FrontDoorProps['sites'], alias: string | null): string[] {
  if (alias === first?.alias) return [];
  return [others.find((site) => site.alias === alias)?.name ?? texts.machine];
}

/** The people whom one click signs in. */
export function Accounts({ accounts, codes, ...form }: Omit<FrontDoorProps, 'groups'>) {
  return (
    <Grid as="ul" columns="medium" gap="4">
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
            meta={[nameOf(account), ...role, ...whereOf(form.sites, site)]}
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
export function State({
  state,
  accounts,
  ...form
}: { state: DoorState } & Pick<FrontDoorProps, 'accounts' | 'sites' | 'action' | 'proof'>) {
  const { id, title, note, site, path, as } = state;
  const account = accounts.find((known) => known.id === as);
  return (
    <Piece id={`state-${id}`} title={title} note={note} meta={whereOf(form.sites, site)}>
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
