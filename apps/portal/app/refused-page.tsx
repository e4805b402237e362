import { inEveryLanguage, PAGE_ERROR_TEXTS, ROUTES } from '@portal/model';
import { Link } from '@portal/ui/link';
import { PageMain } from '@portal/ui/page';
import { Heading, Text } from '@portal/ui/text';
import { errorPage } from './error-page';
import { deskTexts, deskView } from './newsroom/desk/frame';
import type { Visit, Visited } from './visit';

/** Texts for refusals without an error page of their own. */
const TEXTS = inEveryLanguage({
  ca: {
    changed: {
      title: 'Ha canviat mentrestant',
      description: 'Algú ho ha canviat abans. Mira com és ara i torna-ho a provar.',
    },
    rejected: {
      title: 'No entenem aquesta petició',
      description: 'Hi ha alguna cosa que no és vàlida. Torna enrere i revisa-ho.',
    },
  },
  es: {
    changed: {
      title: 'Ha cambiado mientras tanto',
      description: 'Alguien lo ha cambiado antes. Mira cómo está ahora y vuelve a intentarlo.',
    },
    rejected: {
      title: 'No entendemos esta petición',
      description: 'Hay algo que no es válido. Vuelve atrás y revísalo.',
    },
  },
  en: {
    changed: {
      title: 'It has changed in the meantime',
      description: 'Somebody changed it before. See how it is now, and try again.',
    },
    rejected: {
      title: 'We do not understand this request',
      description: 'Something in it is not valid. Go back and check it.',
    },
  },
});

/** Refusals that have an error page. */
const PAGES = [401, 404, 410, 429] as const;

/**
 * Page of a call that the back end refused and no form explains: its status and the reason, at the desk in
 * its frame.
 * @param status 400 to 499
 * @param back path to go back to, or to return to after the login
 */
export async function refusedPage(visit: Visit, status: number, back: string): Promise<Visited> {
  const { context, url, desk } = visit;
  const { language } = context.site;
  const known = PAGES.find((page) => page === status);
  const { title, description } = known
    ? PAGE_ERROR_TEXTS[language].pages[known]
    : TEXTS[language][status === 409 ? 'changed' : 'rejected'];
  if (url.pathname.startsWith(ROUTES.desk)) {
    const user = await desk.user().catch(() => null);
    const home = user ? { href: ROUTES.desk, text: deskTexts(context).home.title } : null;
    return deskView(context, {
      title,
      path: url.pathname,
      user,
      status,
      children: (
        <>
          <Text>{description}</Text>
          {home ? (
            <Link href={home.href} variant="back">
              {home.text}
            </Link>
          ) : null}
        </>
      ),
    });
  }
  if (known) return errorPage(known, back, context);
  return {
    status,
    head: { title, description, path: url.pathname, kind: 'website', noIndex: true },
    view: (
      <PageMain>
        <Heading headingLevel={1} size="xl">
          {title}
        </Heading>
        <Text>{description}</Text>
      </PageMain>
    ),
  };
}
