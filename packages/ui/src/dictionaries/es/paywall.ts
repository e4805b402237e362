/** Spanish strings for the paywall around the newsroom's own messages (spec §3). */
export const paywall = {
  label: 'Aviso de suscripción',
  close: 'Cerrar el aviso de suscripción',
  counter: 'Has leído {consumed} de {max} artículos',
  test: 'Versión de prueba del muro de pago: {id}',
  published: 'Volver a la publicada',
};

/** Messages that readers can close; the rest is for editors, in previews. */
export const ads = {
  close: 'Cerrar la publicidad',
  fluid: 'tamaño fluido',
  types: { display: 'En la página', 'out-of-page': 'Por encima de la página', html: 'HTML' },
  faults: 'A los lectores no les sale nada. Revisa: {fields}',
  fields: {
    slotType: 'el tipo',
    adUnitCode: 'el código del espacio publicitario',
    sizes: 'los tamaños del anuncio',
    mapping: 'los tamaños según la pantalla',
    id: 'el identificador',
  },
};
