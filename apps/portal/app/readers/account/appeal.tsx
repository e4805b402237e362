import { ROUTES } from '@portal/model';
import { CommentAppeal } from '@portal/ui/comments';
import { PortalProvider } from '@portal/ui/locale';
import { PageMain } from '@portal/ui/page';
import type { PageContext } from '../../page';
import { type AccountView, accountHead } from './page';

/** Where the link of a statement of reasons leads. @param faulty what was written, where it is nothing or too much */
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
