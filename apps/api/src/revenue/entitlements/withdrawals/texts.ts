import { inEveryLanguage, type Language } from '@portal/model';
import type { EmailWords } from '../../../sites/emails';

/** Kinds of withdrawal email: the acknowledgement, and the notice that the refund is on its way. */
export const WITHDRAWAL_EMAIL_KINDS = ['withdrawn', 'refunded'] as const;
export type WithdrawalEmailKind = (typeof WITHDRAWAL_EMAIL_KINDS)[number];

/**
 * Strings for withdrawal emails. The first is the acknowledgement on a durable medium (Directive 2011/83/EU,
 * article 11a).
 */
export const WITHDRAWAL_EMAILS: Readonly<Record<Language, Record<WithdrawalEmailKind, EmailWords>>> =
  inEveryLanguage({
    ca: {
      withdrawn: {
        subject: 'Hem rebut el teu desistiment de la subscripció {de |d’:site}',
        text: 'Hem rebut aquesta declaració teva {el |l’:when}:\n\n{words}\n\nGuarda aquest correu: és el justificant de recepció. La subscripció s’ha acabat.\n\n{refund}\n\n{seller}\n\n{link}',
        button: 'Mira les teves subscripcions',
      },
      refunded: {
        subject: 'La devolució de la teva subscripció {de |d’:site}',
        text: 'Vas desistir de la subscripció «{offer}» {el |l’:when}. Ja és acabada i no se’t cobrarà res més.\n\n{refund}\n\n{seller}\n\n{link}',
        button: 'Mira les teves subscripcions',
      },
    },
    es: {
      withdrawn: {
        subject: 'Hemos recibido tu desistimiento de la suscripción a {site}',
        text: 'Hemos recibido esta declaración tuya el {when}:\n\n{words}\n\nGuarda este correo: es el acuse de recibo. La suscripción ha terminado.\n\n{refund}\n\n{seller}\n\n{link}',
        button: 'Ver tus suscripciones',
      },
      refunded: {
        subject: 'La devolución de tu suscripción a {site}',
        text: 'Desististe de la suscripción «{offer}» el {when}. Ya ha terminado y no se te cobrará nada más.\n\n{refund}\n\n{seller}\n\n{link}',
        button: 'Ver tus suscripciones',
      },
    },
    en: {
      withdrawn: {
        subject: 'We have received your withdrawal from the {site} subscription',
        text: 'We received this declaration of yours on {when}:\n\n{words}\n\nKeep this email: it acknowledges the receipt. The subscription has ended.\n\n{refund}\n\n{seller}\n\n{link}',
        button: 'See your subscriptions',
      },
      refunded: {
        subject: 'The refund of your {site} subscription',
        text: 'You withdrew from the subscription “{offer}” on {when}. It has ended and you will not be charged again.\n\n{refund}\n\n{seller}\n\n{link}',
        button: 'See your subscriptions',
      },
    },
  });

/** Phrases that fill those emails and the confirmation step. */
export type WithdrawalWords = {
  /** Declaration, with `{name}`, `{email}`, `{offer}` and `{when}`. */
  declaration: string;
  /** Promised refund, full or partial, with `{days}`. */
  promise: Readonly<Record<'all' | 'part', string>>;
  /** Refund given, with `{amount}` and, if partial, `{paid}`; `none` if nothing was paid. */
  given: Readonly<Record<'all' | 'part' | 'none', string>>;
};

export const WITHDRAWAL_EMAIL_WORDS: Readonly<Record<Language, WithdrawalWords>> = inEveryLanguage({
  ca: {
    declaration:
      '{name} ({email}): comunico que desisteixo del meu contracte de subscripció «{offer}», fet {el |l’:when}.',
    promise: {
      all: 'Et tornem tot el que has pagat, pel mateix mitjà, com a molt tard d’aquí a {days} dies. T’escriurem quan la devolució estigui en camí.',
      part: 'Et tornem el que has pagat, menys la part proporcional als dies sencers que l’has tinguda, perquè vas demanar de començar de seguida. Ho fem pel mateix mitjà, com a molt tard d’aquí a {days} dies. T’escriurem quan la devolució estigui en camí.',
    },
    given: {
      all: 'La devolució està en camí: {amount}, tot el que havies pagat, pel mateix mitjà. El teu banc pot trigar uns dies a mostrar-la.',
      part: 'La devolució està en camí: {amount} dels {paid} que havies pagat, pel mateix mitjà. La diferència és la part proporcional als dies sencers que l’has tinguda. El teu banc pot trigar uns dies a mostrar-la.',
      none: 'No havies pagat res: no hi ha res per tornar.',
    },
  },
  es: {
    declaration:
      '{name} ({email}): comunico que desisto de mi contrato de suscripción «{offer}», hecho el {when}.',
    promise: {
      all: 'Te devolvemos todo lo que has pagado, por el mismo medio, como muy tarde en {days} días. Te escribiremos cuando la devolución esté en camino.',
      part: 'Te devolvemos lo que has pagado, menos la parte proporcional a los días enteros que la has tenido, porque pediste empezar enseguida. Lo hacemos por el mismo medio, como muy tarde en {days} días. Te escribiremos cuando la devolución esté en camino.',
    },
    given: {
      all: 'La devolución está en camino: {amount}, todo lo que habías pagado, por el mismo medio. Tu banco puede tardar unos días en mostrarla.',
      part: 'La devolución está en camino: {amount} de los {paid} que habías pagado, por el mismo medio. La diferencia es la parte proporcional a los días enteros que la has tenido. Tu banco puede tardar unos días en mostrarla.',
      none: 'No habías pagado nada: no hay nada que devolver.',
    },
  },
  en: {
    declaration:
      '{name} ({email}): I give notice that I withdraw from my subscription contract “{offer}”, made on {when}.',
    promise: {
      all: 'We give back all that you paid, by the same means, in {days} days at the latest. We will write to you when the refund is on its way.',
      part: 'We give back what you paid, less the part of it for the whole days that you have had it, since you asked to start at once. We do so by the same means, in {days} days at the latest. We will write to you when the refund is on its way.',
    },
    given: {
      all: 'The refund is on its way: {amount}, all that you had paid, by the same means. Your bank may take some days to show it.',
      part: 'The refund is on its way: {amount} of the {paid} that you had paid, by the same means. The difference is the part for the whole days that you have had it. Your bank may take some days to show it.',
      none: 'You had paid nothing: there is nothing to give back.',
    },
  },
});
