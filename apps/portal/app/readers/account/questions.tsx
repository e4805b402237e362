import { fill, ROUTES } from '@portal/model';
import { askPath, type ReadersInterview } from '@portal/model/participation';
import type { FormErrors, FormValues } from '@portal/ui/account-form';
import { AccountHead } from '@portal/ui/account-nav';
import { FormAlert } from '@portal/ui/form-alert';
import { QuestionForm } from '@portal/ui/interview';
import { Stack } from '@portal/ui/layout';
import { PortalProvider } from '@portal/ui/locale';
import { Notice } from '@portal/ui/notice';
import { PageMain } from '@portal/ui/page';
import { OwnQuestions } from '../../content/stories/own-questions';
import type { PageContext } from '../../page';
import { type AccountView, accountHead } from './page';

export type AskViewProps = {
  contentId: string;
  interview: ReadersInterview;
  nick: string;
  /** Outcome of the form that led here. */
  said?: 'sent' | 'withdrawn';
  /** Why it was rejected, as text. */
  alert?: string;
  values?: FormValues;
  errors?: FormErrors;
  status?: number;
};

/**
 * `/preguntes/enviar/`: a reader's own questions to an interview, and the form while questions are accepted.
 */
export function askView(context: PageContext, props: AskViewProps): AccountView {
  const { contentId, interview, nick, said, alert, values, errors, status } = props;
  const { locale } = context;
  const { ownQuestions: texts, askQuestion, interview: words } = locale.texts;
  const { state, own, left, content, guest } = interview;
  const isClosed = state === 'closed';
  const title = fill(texts.pageTitle, { guest });
  return {
    ...(status ? { status } : {}),
    head: accountHead(title, ROUTES.askQuestion),
    styles: ['account'],
    view: (
      <PageMain>
        <PortalProvider locale={locale}>
          <Stack gap="6">
            <AccountHead title={title} back={{ text: words.back, href: `${content.url}#ask` }} />
            {alert ? <FormAlert>{alert}</FormAlert> : null}
            {said ? (
              <FormAlert variant="success">{said === 'sent' ? askQuestion.sent : texts.withdrawn}</FormAlert>
            ) : null}
            {isClosed && !alert ? <Notice locale={locale}>{texts.closed}</Notice> : null}
            <OwnQuestions
              contentId={contentId}
              questions={own}
              left={isClosed ? null : left}
              locale={locale}
              isAlone
            />
            {isClosed ? null : (
              <QuestionForm
                action={askPath(contentId)}
                status={left === 0 ? 'limit' : 'idle'}
                loggedIn
                nick={nick}
                onSubmit={() => undefined}
                {...(values ? { values } : {})}
                {...(errors ? { errors } : {})}
              />
            )}
          </Stack>
        </PortalProvider>
      </PageMain>
    ),
  };
}
