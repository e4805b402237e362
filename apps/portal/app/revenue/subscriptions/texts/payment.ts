import { inEveryLanguage, type Language } from '@portal/model';

const ca = {
  leaving: {
    title: 'Et portem a la pàgina de pagament',
    text: 'Si no s’obre sola, segueix l’enllaç.',
    link: 'Continua a la pàgina de pagament',
  },
  failures: {
    already: 'Ja tens una subscripció: no s’ha cobrat res.',
    notValidated:
      'Per subscriure-t’hi, el teu compte ha de tenir una adreça de correu confirmada. Afegeix-la o confirma-la des del teu perfil.',
    child: 'Un compte de menor no pot comprar subscripcions.',
    tooOften: 'Ho has provat massa vegades. Torna-hi d’aquí a una estona: no s’ha cobrat res.',
    failed: 'Ara no hem pogut obrir la pàgina de pagament. No s’ha cobrat res: torna-ho a provar.',
    withdrawalOver:
      'El termini per desistir d’aquella subscripció s’ha acabat. La pots cancel·lar quan vulguis.',
    notWithdrawn:
      'No hem pogut registrar el teu desistiment. Torna-ho a intentar, o escriu-nos: per escrit també val.',
  },
};

type PaymentTexts = typeof ca;

/** Why a reader was not redirected to the payment provider, or could not withdraw. */
export type SubscriptionFailure = keyof PaymentTexts['failures'];

const es: PaymentTexts = {
  leaving: {
    title: 'Te llevamos a la página de pago',
    text: 'Si no se abre sola, sigue el enlace.',
    link: 'Continuar a la página de pago',
  },
  failures: {
    already: 'Ya tienes una suscripción: no se ha cobrado nada.',
    notValidated:
      'Para suscribirte, tu cuenta debe tener una dirección de correo confirmada. Añádela o confírmala desde tu perfil.',
    child: 'Una cuenta de menor no puede comprar suscripciones.',
    tooOften: 'Lo has intentado demasiadas veces. Vuelve dentro de un rato: no se ha cobrado nada.',
    failed: 'Ahora no hemos podido abrir la página de pago. No se ha cobrado nada: vuelve a intentarlo.',
    withdrawalOver:
      'El plazo para desistir de esa suscripción ha terminado. Puedes cancelarla cuando quieras.',
    notWithdrawn:
      'No hemos podido registrar tu desistimiento. Vuelve a intentarlo, o escríbenos: también vale por escrito.',
  },
};

const en: PaymentTexts = {
  leaving: {
    title: 'Taking you to the payment page',
    text: 'If it does not open by itself, follow the link.',
    link: 'Continue to the payment page',
  },
  failures: {
    already: 'You have a subscription already: nothing was charged.',
    notValidated:
      'To subscribe, your account needs a confirmed email address. Add or confirm it in your profile.',
    child: 'A child’s account cannot buy subscriptions.',
    tooOften: 'You have tried too often. Come back in a while: nothing was charged.',
    failed: 'We could not open the payment page. Nothing was charged: try again.',
    withdrawalOver:
      'The period to withdraw from that subscription is over. You can cancel it whenever you like.',
    notWithdrawn:
      'We could not record your withdrawal. Try again, or write to us: a written notice counts just the same.',
  },
};

/** Strings for the way to the payment provider, and for what failed on it. */
export const PAYMENT_TEXTS: Readonly<Record<Language, PaymentTexts>> = inEveryLanguage({ ca, es, en });
