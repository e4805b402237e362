import { inEveryLanguage, type Language, offersPath, ROUTES } from '@portal/model';
import type { GateRefusal } from '@portal/model/revenue';
import { Button } from '@portal/ui/button';
import { Notice } from '@portal/ui/notice';
import { wayBackOf } from '../../client/revenue/paywall-messages';
import type { PageContext } from '../../page';

/** Reason that a text stays closed to a reader who asked for it. */
export type Refused = GateRefusal | 'notSubscribed' | 'giftEnded';

type Words = { title: string; text: string };
type Texts = Record<Exclude<Refused, GateRefusal>, Words> & { account: string };

const TEXTS: Readonly<Record<Language, Texts>> = inEveryLanguage({
  ca: {
    notSubscribed: {
      title: 'El teu compte no té ara cap subscripció',
      text: 'Aquest article és per als subscriptors. Si et vas subscriure amb una altra adreça de correu, inicia la sessió amb aquella. Si te’l van regalar, el regal ha caducat o l’enllaç es va obrir en un altre navegador.',
    },
    giftEnded: {
      title: 'El regal d’aquest article ha caducat',
      text: 'Un article regalat es pot llegir uns quants dies, i només el pot llegir un nombre limitat de persones. Demana un altre enllaç a qui te’l va enviar, o subscriu-te.',
    },
    account: 'Ves a les teves subscripcions',
  },
  es: {
    notSubscribed: {
      title: 'Tu cuenta no tiene ahora ninguna suscripción',
      text: 'Este artículo es para los suscriptores. Si te suscribiste con otra dirección de correo, inicia sesión con esa. Si te lo regalaron, el regalo se ha acabado o el enlace se abrió en otro navegador.',
    },
    giftEnded: {
      title: 'El regalo de este artículo se ha acabado',
      text: 'Un artículo regalado se puede leer unos días, y solo puede leerlo un número limitado de personas. Pide otro enlace a quien te lo envió, o suscríbete.',
    },
    account: 'Ir a tus suscripciones',
  },
  en: {
    notSubscribed: {
      title: 'Your account has no subscription now',
      text: 'This story is for subscribers. If you subscribed with another email address, log in with that address. If somebody gifted you this story, the gift has ended, or its link was opened in another browser.',
    },
    giftEnded: {
      title: 'The gift of this story has ended',
      text: 'A gifted story can be read for a few days, and only by a limited number of people. Ask whoever sent you the link for another one, or subscribe.',
    },
    account: 'Go to your subscriptions',
  },
});

type NoticeProps = {
  why: Refused;
  /** Public path of the text. */
  path: string;
  /** The reader has logged in. */
  isReader: boolean;
  context: PageContext;
};

/** Notice above a refused text: the reason and what the reader can do. Its page is private to that reader. */
export function RefusedNotice({ why, path, isReader, context: { locale, site } }: NoticeProps) {
  const { account, ...texts } = TEXTS[site.language];
  const { gate } = locale.texts;
  const { title, text } = why === 'spent' || why === 'network' ? gate[why] : texts[why];
  const { offerUrl } = site.paywall ?? {};
  // No subscription is offered if only the free readings of the connection are used up.
  const isSold = why !== 'network';
  return (
    <Notice
      locale={locale}
      variant="warning"
      title={title}
      actions={
        isSold ? (
          <>
            {offerUrl ? (
              <Button href={wayBackOf(offerUrl, [offersPath(path)])} size="small">
                {gate.subscribers.action}
              </Button>
            ) : null}
            {isReader ? (
              <Button href={ROUTES.ownSubscriptions} size="small" variant="secondary">
                {account}
              </Button>
            ) : null}
          </>
        ) : undefined
      }
      data-refused={why}
    >
      <p>{text}</p>
    </Notice>
  );
}
