import { WITHDRAWAL_WORDS } from '@portal/model/revenue';
import type { SubscriptionTexts } from './words';

/** Spanish strings for subscriptions. */
export const es: SubscriptionTexts = {
  offers: {
    title: 'Suscripciones',
    intro:
      'La suscripción paga el tiempo que hay detrás de cada artículo, y abre todo lo que publica {site}.',
    per: { month: 'al mes', year: 'al año' },
    saving: 'Ahorras {price} al año',
    least: { only: '{price} {per}', from: 'Desde {price} {per}' },
    renewal: {
      month: 'Impuestos incluidos. Sin fecha de fin: se cobra cada mes hasta que la canceles.',
      year: 'Impuestos incluidos. Se renueva cada año, hasta que la canceles. Te avisamos por correo {days} días antes.',
    },
    subscribe: 'Suscribirse con obligación de pago',
    subscribeNamed: 'Suscribirse con obligación de pago: «{name}»',
    toPay: 'Has elegido «{name}», {price} {per}. Para suscribirte, inicia sesión o crea una cuenta.',
    yours: 'Ya la tienes.',
    other: 'Ya tienes una suscripción. Puedes cambiarla por esta desde donde la gestionas.',
    manage: 'Gestionarla en tu perfil',
    elsewhere: 'Suscribirse en {host}',
    elsewhereNamed: 'Suscribirse en {host}: «{name}»',
    notSold: 'Ahora mismo no se puede comprar aquí.',
    noneSold: {
      text: 'Ahora mismo no se pueden comprar en línea. Si quieres suscribirte, escríbenos.',
      write: 'Escribir a {email}',
    },
    payment: {
      heading: 'Cómo se paga',
      text: 'El pago se hace en la página segura de Stripe. Nosotros no vemos nunca los datos de la tarjeta.',
    },
    ending: {
      heading: 'Cómo se termina',
      text: 'Puedes cancelarla cuando quieras en tu perfil, sin decir por qué. Se conserva hasta el final del periodo que ya has pagado, y no se cobra ninguno más.',
    },
    soldElsewhere: {
      heading: 'Lo que se compra en {hosts}',
      text: 'El precio, el pago, la cancelación y el derecho de desistimiento son los que indica allí el vendedor: la compra no pasa por nosotros.',
    },
    withdrawal: { heading: 'Derecho de desistimiento', text: WITHDRAWAL_WORDS.es },
    complaints: {
      heading: 'Reclamaciones',
      text: 'Escribe a {email}. Si no llegamos a un acuerdo, puedes acudir a la oficina de consumo de tu municipio.',
    },
    seller: 'Quién la vende',
    none: {
      title: '{site} no vende suscripciones',
      free: 'Para leernos no hace falta pagar. Esto es lo que tienes sin suscribirte a nada:',
      unpaid: 'Esto es lo que tienes sin pagar:',
      front: {
        heading: 'Las noticias del día',
        text: 'Todo lo que pasa, ordenado por la redacción.',
        link: 'Ir a la portada',
      },
      newsletters: {
        heading: 'Boletines',
        text: 'Elige qué quieres recibir en el correo: {names}.',
        link: 'Elegir los boletines',
      },
      account: {
        heading: 'Una cuenta',
        text: 'Guarda artículos, sigue a autores y participa en los comentarios. No cuesta nada.',
        link: 'Crear una cuenta',
      },
    },
  },
  own: {
    title: 'Suscripciones',
    none: 'No tienes ninguna suscripción',
    noneHint: 'Si compraste una con otra dirección de correo, inicia sesión con ella.',
    see: 'Ver las suscripciones',
    unnamed: 'Suscripción',
    since: 'Desde el {date}',
    renews: 'Se renueva sola hasta que la canceles',
    openEnded: 'Sin fecha de fin: se cobra cada mes hasta que la canceles',
    chargedOn: 'Sin fecha de fin: el próximo cobro es el {date}, si no la cancelas antes',
    renewsOn: 'Se renueva sola el {date}, si no la cancelas antes',
    until: 'Termina el {date} y no se renueva',
    ended: 'Terminó el {date}',
    unpaid: 'No se ha podido hacer el último cobro.',
    mend: 'Para no perderla, revisa la forma de pago en «{manage}».',
    soldBy: 'Vendida por {source}',
    elsewhere: 'Para cambiarla, cancelarla o desistir del contrato, dirígete a {source}.',
    elsewhereHelp: 'Si no sabes cómo hacerlo, escribe a {email}.',
    change: {
      here: 'Para cambiarla, por ejemplo de mensual a anual, pulsa «{manage}» aquí abajo.',
      elsewhere: 'Para cambiarla, habla con quien te la vendió: {source}.',
    },
    manage: 'Gestionar o cancelar',
    manageNamed: 'Gestionar o cancelar «{name}»',
    manageEnding: 'Gestionarla',
    manageEndingNamed: 'Gestionarla: «{name}»',
    paid: 'El pago se ha hecho. Puede tardar unos segundos en salir aquí.',
    reload: 'Actualizar',
    begun: 'Ya tienes la suscripción.',
    goOn: 'Volver a donde estabas',
  },
  withdrawal: {
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
  },
  deletion: {
    named: '«{name}» de {site}',
    sold: '«{name}» de {site}, vendida por {source}',
    first: 'Antes tienes que cancelar lo que se renueva y se seguiría cobrando: {contracts}.',
    elsewhere:
      'Eliminar la cuenta no cancela lo que has contratado: {contracts}. Para cancelarlo, habla con quien te lo vendió.',
    until: '«{name}» de {site}, hasta el {date}',
    found:
      'Todavía podrías leer con lo que ya tienes: {contracts}. Sin la cuenta no podrás, pero si creas otra con la misma dirección de correo lo volverás a tener.',
    lost: 'Al eliminar la cuenta perderás el acceso que aún tienes: {contracts}. No lo recuperarás con ninguna otra cuenta.',
    link: 'Ir a tus suscripciones',
  },
  gifts: {
    give: 'Regalar este artículo',
    giveHint:
      'Te daremos un enlace para enviar. Quien lo abra leerá el artículo entero, aunque no sea suscriptor.',
    title: 'Artículos que has regalado',
    none: 'Ahora no tienes ningún enlace de regalo activo',
    noneHint: 'Al final de los artículos para suscriptores encontrarás el botón «Regalar este artículo».',
    left: {
      none: 'Este mes ya no te queda ningún artículo por regalar.',
      one: 'Este mes aún puedes regalar {count} artículo.',
      other: 'Este mes aún puedes regalar {count} artículos.',
    },
    until: 'El enlace funciona hasta el {date}.',
    readers: {
      one: 'Puede leerlo {count} persona en total. Lectores hasta ahora: {readers}.',
      other: 'Pueden leerlo {count} personas en total. Lectores hasta ahora: {readers}.',
    },
    spent: {
      one: 'La persona que podía leerlo ya lo ha leído. El enlace ya no sirve para nadie más.',
      other: 'Las {count} personas que podían leerlo ya lo han leído. El enlace ya no sirve para nadie más.',
    },
    link: 'Enlace de regalo de «{title}»',
    made: 'Ya tienes el enlace: compártelo o cópialo desde aquí.',
    back: 'Volver al artículo',
    ended: {
      title: 'Este enlace de regalo ya no funciona',
      text: 'Un artículo regalado se puede leer unos días, y solo puede leerlo un número limitado de personas. Si aún quieres leerlo, pide otro enlace a quien te lo envió.',
      read: 'Ir al artículo',
      offers: 'Ver las suscripciones',
    },
    failures: {
      notSubscriber: 'Solo los suscriptores pueden regalar artículos.',
      unknown: 'Este artículo no se puede regalar.',
      noneLeft: 'Este mes ya has regalado todos los artículos que podías.',
      tooOften: 'Lo has intentado demasiadas veces. Vuelve dentro de un rato.',
      failed: 'No hemos podido crear el enlace del regalo. Vuelve a intentarlo.',
    },
  },
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
