import { ROUTES } from '@portal/model';
import { CommentAppeal } from '@portal/ui/comments';
import { PortalProvider } from '@portal/ui/locale';
import { PageMain } from '@portal/ui/page';
import type { PageContext } from '../../page';
import { type AccountView, accountHead } from './page';

/**
 * Landing page of the link in a statement of reasons.
 * @param faulty typed text that was empty or too long
 */
export function appealView(
  { locale }: PageContext,
  { token, faulty }: { token: string; faulty?: string },
): AccountView {
  return {
    ...(faulty === undefined ? {} : { status: 400 }),
    head: accountHead(locale.texts.commentAppeal.title, ROUTES.commentAppeal),
    styles: ['account', 'comments'],
    view: (
      <PageMain>
        <PortalProvider locale={locale}>
          <CommentAppeal
            action={ROUTES.commentAppeal}
            token={token}
            {...(faulty === undefined ? {} : { faulty })}
          />
        </PortalProvider>
      </PageMain>
    ),
  };
}
