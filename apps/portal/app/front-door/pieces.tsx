import type { DoorAccount, DoorState } from '@portal/api';
import { fill } from '@portal/model';
import { Button } from '@portal/ui/button';
import { Box, Grid, Stack } from '@portal/ui/layout';
import { Link } from '@portal/ui/link';
import { Heading, Text } from '@portal/ui/text';
import type { ReactNode } from 'react';
import type { FrontDoorProps } from './props';
import { DOOR_ROLES, DOOR_TEXTS as texts } from './texts';

/** Rule above a single piece, as between the stories of a column. */
const RULED = { borderInline: 0, borderBlockEnd: 0 } as const;

const nameOf = (account: DoorAccount) =>
  account.kind === 'reader' ? `${account.name} ${account.surname}`.trim() : account.name;

type OpensProps = {
  /** Alias of the site that the form is sent to. */
  site: string;
  /** Account to sign in as; without one, the current user is signed out. */
  account?: DoorAccount | undefined;
  state?: DoorState;
  /** Id of the heading that says what it is for. */
  describedBy: string;
  children: ReactNode;
} & Pick<FrontDoorProps, 'sites' | 'action' | 'proof'>;

/** Form that signs in to or out of a site; a link must not do that. */
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
  /** Person and site. */
  meta: readonly string[];
  children: ReactNode;
};

/** Item of a list under its rule: heading, note, person and site. */
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

/** Site of an item; empty for the first site, to which most belong. */
function whereOf([first, ...others]: FrontDoorProps['sites'], alias: string | null): string[] {
  if (alias === first?.alias) return [];
  return [others.find((site) => site.alias === alias)?.name ?? texts.machine];
}

/** Accounts that one click signs in. */
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

/**
 * State of the demo: a form that signs in or out on the way to its page. States without a site have no
 * sessions and are links.
 */
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
