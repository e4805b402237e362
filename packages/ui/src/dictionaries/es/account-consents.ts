/** Spanish strings for the list of a reader's consents. */
export const accountConsents = {
  title: 'Qué has aceptado',
  intro:
    'Con las palabras que viste y desde cuándo. Lo que se puede retirar, lo puedes retirar cuando quieras.',
  kinds: {
    terms: 'Condiciones legales',
    privacy: 'Privacidad',
    commercial: 'Ofertas y promociones',
    newsletter: 'Boletín',
  },
  givenOn: 'Aceptado el {date}',
  toldOn: 'Te informamos el {date}',
  withdrawnOn: 'Retirado el {date}',
  notGiven: 'No lo has aceptado',
  version: 'Versión {version}',
  give: 'Aceptarlo',
  withdraw: 'Retirarlo',
  newsletters: 'Elegir los boletines',
  saved: 'Tu decisión se ha guardado.',
  failed: 'No se ha podido guardar. Vuelve a intentarlo.',
  end: 'Para dejar de aceptar las condiciones, elimina la cuenta.',
};
