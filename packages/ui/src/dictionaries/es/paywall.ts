/** Spanish texts of the paywall around the newsroom's own messages (spec §3). */
export const paywall = {
  label: 'Aviso de suscripción',
  close: 'Cerrar el aviso de suscripción',
  counter: 'Has leído {consumed} de {max} artículos',
  test: 'Estás viendo un muro de prueba: {id}',
  published: 'Volver al publicado',
};

/** Messages that readers can close; the rest is for editors, in previews. */
export const ads = {
  close: 'Cerrar la publicidad',
  fluid: 'tamaño fluido',
  types: { display: 'En la página', 'out-of-page': 'Fuera de la página', html: 'HTML' },
  faults: 'A los lectores no les sale nada. Revisa: {fields}',
  fields: {
    slotType: 'el tipo',
    adUnitCode: 'el código de unidad',
    sizes: 'los tamaños',
    mapping: 'la correspondencia de tamaños',
    id: 'el identificador',
  },
};
