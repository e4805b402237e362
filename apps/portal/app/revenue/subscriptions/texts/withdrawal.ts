import { inEveryLanguage, type Language } from '@portal/model';

const ca = {
  /** With `{date}`, the last day. */
  until: 'En pots desistir fins {al |a l’:date} inclòs, sense dir per què.',
  /** With `{name}`: the accessible name of the button. */
  beginNamed: '{button}: «{name}»',
  /** After the withdrawal was declared. */
  done: 'Hem rebut el teu desistiment. T’enviem per correu el justificant de recepció, amb el que has declarat i l’hora en què ho has fet.',
  /**
   * With `{when}`; then with `{date}` and `{amount}` of the refund; or before the payment provider has been
   * asked.
   */
  withdrawn: 'Vas desistir del contracte {el |l’:when}.',
  refunded: 'La devolució de {amount} està en camí des {del |de l’:date}.',
  nothingBack: 'No havies pagat res: no hi ha res per tornar.',
  pending: 'Estem fent la devolució. T’escriurem quan estigui en camí.',
  /** The confirmation step: `made` with `{date}`. */
  title: 'Desistir del contracte',
  made: 'Contracte fet {el |l’:date}',
  ends: 'Tan bon punt ho confirmis, la subscripció s’acaba: ja no et donarà accés i no es cobrarà cap més període.',
  /**
   * Refund: with `{amount}`, and with `{paid}`; or without amounts if the payment provider does not
   * respond.
   */
  all: 'Et tornem {amount}: tot el que has pagat.',
  part: 'Et tornem {amount} dels {paid} que has pagat. La diferència és la part proporcional als dies sencers que l’has tinguda, perquè vas demanar de començar de seguida.',
  none: 'No has pagat res: no hi ha res per tornar. T’enviarem per correu el justificant de recepció.',
  allUnknown: 'Et tornem tot el que has pagat.',
  partUnknown:
    'Et tornem el que has pagat, menys la part proporcional als dies sencers que l’has tinguda, perquè vas demanar de començar de seguida.',
  /** With `{days}`. */
  how: 'La devolució va al mateix mitjà amb què vas pagar, com a molt tard d’aquí a {days} dies. T’enviarem per correu el justificant de recepció, i un altre correu quan la devolució estigui en camí.',
  declared: 'Això és el que declares:',
  back: 'Torna a les teves subscripcions',
};

type WithdrawalTexts = typeof ca;

const es: WithdrawalTexts = {
  until: 'Puedes desistir hasta el {date} incluido, sin decir por qué.',
  beginNamed: '{button}: «{name}»',
  done: 'Hemos recibido tu desistimiento. Te enviamos por correo el acuse de recibo, con lo que has declarado y a qué hora.',
  withdrawn: 'Desististe del contrato el {when}.',
  refunded: 'La devolución de {amount} está en camino desde el {date}.',
  nothingBack: 'No habías pagado nada: no hay nada que devolver.',
  pending: 'Estamos haciendo la devolución. Te escribiremos cuando esté en camino.',
  title: 'Desistir del contrato',
  made: 'Contrato hecho el {date}',
  ends: 'En cuanto lo confirmes, la suscripción termina: ya no te dará acceso y no se cobrará ningún periodo más.',
  all: 'Te devolvemos {amount}: todo lo que has pagado.',
  part: 'Te devolvemos {amount} de los {paid} que has pagado. La diferencia es la parte proporcional a los días enteros que la has tenido, porque pediste empezar enseguida.',
  none: 'No has pagado nada: no hay nada que devolver. Te enviaremos por correo el acuse de recibo.',
  allUnknown: 'Te devolvemos todo lo que has pagado.',
  partUnknown:
    'Te devolvemos lo que has pagado, menos la parte proporcional a los días enteros que la has tenido, porque pediste empezar enseguida.',
  how: 'La devolución va al mismo medio con que pagaste, como muy tarde en {days} días. Te enviaremos por correo el acuse de recibo, y otro correo cuando la devolución esté en camino.',
  declared: 'Esto es lo que declaras:',
  back: 'Volver a tus suscripciones',
};

const en: WithdrawalTexts = {
  until: 'You can withdraw until {date}, that day included, and need not say why.',
  beginNamed: '{button}: “{name}”',
  done: 'We have received your withdrawal. We are sending you an email that acknowledges it, with what you declared and when.',
  withdrawn: 'You withdrew from the contract on {when}.',
  refunded: 'The refund of {amount} has been on its way since {date}.',
  nothingBack: 'You had paid nothing: there is nothing to give back.',
  pending: 'We are making the refund. We will write to you when it is on its way.',
  title: 'Withdraw from contract',
  made: 'Contract made on {date}',
  ends: 'As soon as you confirm, the subscription ends: it no longer gives you access, and you are not charged again.',
  all: 'We give back {amount}: all that you paid.',
  part: 'We give back {amount} of the {paid} that you paid. The difference is the part for the whole days that you have had it, since you asked to start at once.',
  none: 'You have paid nothing: there is nothing to give back. We will send you an email that acknowledges your withdrawal.',
  allUnknown: 'We give back all that you paid.',
  partUnknown:
    'We give back what you paid, less the part for the whole days that you have had it, since you asked to start at once.',
  how: 'The refund goes the way that you paid, in {days} days at the latest. We will send you an email that acknowledges your withdrawal, and another when the refund is on its way.',
  declared: 'This is what you declare:',
  back: 'Back to your subscriptions',
};

/** Strings for withdrawal from contracts: on the page of a reader's subscriptions, and in the step that confirms it. */
export const WITHDRAWAL_TEXTS: Readonly<Record<Language, WithdrawalTexts>> = inEveryLanguage({ ca, es, en });
