import { failedCall } from '@portal/data';
import { matchRoute } from '@portal/model';
import { previewGoneView, previewView } from '../../app/newsroom/desk/previews';
import { type AccountPage, type Answer, statusOf } from '../visit';

const open: Answer = async ({ previews, context, url }) => {
  try {
    const { token = '' } = matchRoute(url.pathname).params;
    const preview = await previews.open(token);
    if (preview.status === 'published') return { location: preview.url };
    return preview.page.type === 'content'
      ? previewView(context, preview, preview.page)
      : previewGoneView(context);
  } catch (error) {
    const status = statusOf(failedCall(error));
    if (status !== 404 && status !== 400) throw error;
    return previewGoneView(context);
  }
};

/** `/redaccio/esborranys/:token/`: an unpublished content, for anyone with its link. */
export const previewPage: AccountPage = { get: open };
