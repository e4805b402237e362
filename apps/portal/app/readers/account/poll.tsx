import { fill, ROUTES } from '@portal/model';
import { type PollCode, pollState, pollVotePath, type ReadersPoll } from '@portal/model/participation';
import { FormAlert } from '@portal/ui/form-alert';
import { Stack } from '@portal/ui/layout';
import { Link } from '@portal/ui/link';
import { PortalProvider } from '@portal/ui/locale';
import { PageMain } from '@portal/ui/page';
import { Poll } from '@portal/ui/poll';
import type { PageContext } from '../../page';
import { pollProps } from '../../poll-props';
import { type AccountView, accountHead } from './page';

export type PollVoteViewProps = ReadersPoll & {
  /** Options selected on the previous page. */
  chosen: readonly string[];
  /** The vote has just been counted. */
  isCounted?: boolean;
  /** The reader wants to change the vote. */
  isChanging?: boolean;
  /** Nothing was selected. */
  isEmpty?: boolean;
  refusal?: PollCode;
  status?: number;
};

/** `/votacions/`: a poll on a private page, where readers vote without JavaScript. */
export function pollVoteView(context: PageContext, props: PollVoteViewProps): AccountView {
  const { poll, vote, content, chosen, isCounted = false, isChanging = false, isEmpty = false } = props;
  const { locale } = context;
  const texts = locale.texts.poll;
  const state = pollState(poll, locale.now, locale.timeZone);
  const isOpen = state === 'active' && (vote === null || isChanging);
  return {
    ...(props.status ? { status: props.status } : {}),
    head: accountHead(poll.question, ROUTES.pollVote),
    styles: ['account', 'content'],
    view: (
      <PageMain>
        <PortalProvider locale={locale}>
          <Stack gap="4">
            <Link href={`${content.url}#poll`} variant="back">
              {fill(texts.back, { title: content.title })}
            </Link>
            {isCounted ? <FormAlert variant="success">{texts.counted}</FormAlert> : null}
            {isEmpty ? <FormAlert>{texts.choose}</FormAlert> : null}
            {isOpen && chosen.length && !props.refusal && !isEmpty ? (
              <FormAlert variant="info">{texts.confirm}</FormAlert>
            ) : null}
            <Poll
              {...pollProps(poll)}
              state={state}
              {...(vote ? { voted: vote } : {})}
              {...(chosen.length ? { chosen } : {})}
              isChangeable={false}
              isChanging={isChanging}
              {...(props.refusal ? { refusal: props.refusal } : {})}
              loggedIn
              headingLevel={1}
              onVote={() => undefined}
              action={pollVotePath(poll.contentId, chosen)}
            />
            {state === 'active' && poll.isChangeable && vote && !isChanging ? (
              <Link href={`${pollVotePath(poll.contentId)}&canvia=1`} variant="standalone">
                {texts.change}
              </Link>
            ) : null}
          </Stack>
        </PortalProvider>
      </PageMain>
    ),
  };
}
