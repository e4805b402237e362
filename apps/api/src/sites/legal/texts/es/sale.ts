import type { Template } from '../../template';

/** Spanish terms of subscriptions. */
export const sale: Template = {
  intro: [
    'Lo que compras cuando te suscribes a {site}, cómo se paga y cómo se deja. Completa las [condiciones de uso]({terms}).',
  ],
  sections: [
    {
      id: 'venedor',
      heading: 'Quién la vende',
      body: [
        { when: 'soldHere', text: 'Te la vende {publisher}:' },
        { insert: 'publisher', when: 'soldHere' },
        {
          when: 'soldElsewhere',
          text: 'Lo que se compra en {soldAtHosts} lo vende quien se indica allí. El precio, el pago, la cancelación y el derecho de desistimiento son los suyos.',
        },
      ],
    },
    {
      id: 'preu',
      heading: 'Qué se vende y cuánto cuesta',
      body: [
        { insert: 'offers' },
        'Los precios llevan los impuestos incluidos.',
        {
          when: 'soldHere',
          text: 'El que pagas a {publisher} es el que ves antes de pagar, en la página de [suscripciones]({offersPath}).',
        },
      ],
    },
    {
      id: 'lectura',
      heading: 'Qué puedes leer',
      body: [
        'La suscripción abre lo que {site} reserva a los suscriptores, en la cuenta con que la compras, que es personal.',
        { when: 'metered', text: 'Sin suscripción puedes leer {monthly} artículos reservados al mes.' },
        {
          when: 'gifts',
          text: 'Con ella puedes regalar {giftsMonthly} artículos al mes. El enlace de cada uno sirve {giftDays} días y para {giftReaders} lectores.',
        },
      ],
    },
    {
      id: 'pagament',
      heading: 'Cómo se paga',
      when: 'soldHere',
      body: [
        'El pago se hace en la página segura de Stripe. {publisher} no ve los datos de tu tarjeta.',
        'Una cuenta de menor no puede comprar. Antes de pagar hay que confirmar el correo.',
      ],
    },
    {
      id: 'renovacio',
      heading: 'Cómo se renueva',
      when: 'soldHere',
      body: [
        'Se renueva sola al acabar cada periodo, y se cobra entonces el siguiente, hasta que la canceles.',
        {
          when: 'yearly',
          text: 'Si es de un año, te avisamos por correo {renewalDays} días antes de cobrarte el siguiente.',
        },
        'Si un cobro no se puede hacer, te lo decimos por correo.',
      ],
    },
    {
      id: 'cancellacio',
      heading: 'Cómo se cancela',
      when: 'soldHere',
      body: [
        'Cuando quieras, en [tu perfil]({ownPath}), sin decir por qué y sin coste. La conservas hasta el final del periodo que ya has pagado, y no se cobra ninguno más.',
        'Si tienes una suscripción que se renueva sola, no puedes eliminar la cuenta: primero tienes que cancelar la suscripción.',
      ],
    },
    {
      id: 'desistiment',
      heading: 'Derecho de desistimiento',
      when: 'soldHere',
      body: [{ insert: 'withdrawal' }],
    },
    {
      id: 'fallades',
      heading: 'Si algo no va',
      when: 'soldHere',
      body: [
        'Si no puedes leer lo que has pagado, escríbenos a {readersEmail}. Tienes los derechos que la ley da a quien compra contenidos y servicios digitales (artículos\u00a0114 y siguientes del Real Decreto Legislativo 1/2007): que lo arreglemos y, si no, una rebaja o la devolución.',
      ],
    },
    {
      id: 'reclamacions',
      heading: 'Reclamaciones',
      when: 'soldHere',
      body: [
        'Escribe a {email}.',
        { insert: 'consumers' },
        'También puedes acudir a la oficina de consumo de tu municipio o a los tribunales de donde vives.',
      ],
    },
  ],
};
