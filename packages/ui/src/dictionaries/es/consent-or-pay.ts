/**
 * Spanish strings for a site whose readers accept advertising or pay. `{purposes}` are the short names,
 * `{partners}` is a number, `{price}` an amount of money in the format of the language.
 */
export const consentOrPay = {
  title: '¿Cómo quieres leer {name}?',
  accept: 'Aceptar y leer gratis',
  pay: {
    month: 'Leer sin publicidad que te siga, por {price} al mes',
    year: 'Leer sin publicidad que te siga, por {price} al año',
  },
  acceptText:
    'Gratis: aceptas {purposes}, y que otras empresas ({partners}) reciban datos tuyos. Hasta entonces no cargamos nada de ellas.',
  payText: {
    month:
      'De pago: «{offer}», {price} al mes, impuestos incluidos. Sin fecha de fin: se cobra cada mes hasta que la canceles. Solo verás anuncios nuestros, que no te siguen.',
    year: 'De pago: «{offer}», {price} al año, impuestos incluidos. Se renueva sola cada año, hasta que la canceles. Solo verás anuncios nuestros, que no te siguen.',
  },
  change: 'Puedes cambiarlo cuando quieras al pie de cada página.',
  chosen:
    'Hemos guardado lo que has elegido. Para leer sin aceptar la publicidad personalizada hace falta la suscripción.',
  refusing: 'Si no aceptas la publicidad, para leer hace falta la suscripción.',
  choose: 'Elegir uno por uno',
  login: 'Ya tengo una suscripción: iniciar sesión',
} as const;
