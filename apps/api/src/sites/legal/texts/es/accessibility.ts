import type { Template } from '../../template';

/** Spanish accessibility statement. */
export const accessibility: Template = {
  intro: [
    '{publisher} quiere que todo el mundo pueda leer {site}. Esta declaración explica qué servicio es, cómo se usa y cómo cumple los requisitos de la Ley 11/2023 (anexo\u00a0V), y sigue el modelo europeo (Decisión de Ejecución 2018/1523).',
  ],
  sections: [
    {
      id: 'servei',
      heading: 'Qué servicio es',
      body: [
        '{site} publica noticias en la web: textos, fotos, vídeos y audios, que se buscan, se ordenan por secciones y se leen sin cuenta, salvo lo que dice que es para lectores con cuenta.',
        { when: 'broadcaster', text: 'También emite en directo y ofrece sus programas a la carta.' },
        { when: 'users', text: 'Con una cuenta se pueden guardar contenidos, comentar y participar.' },
        {
          when: 'soldHere',
          text: 'Las suscripciones que vendemos se eligen, se gestionan y se cancelan aquí; el pago se hace en la página del proveedor de pagos.',
        },
        {
          when: 'soldElsewhere',
          text: 'Las suscripciones que se compran en {soldAtHosts} se pagan, se cambian y se cancelan con quien las vende.',
        },
        'Cada página tiene título, regiones y encabezados, y un enlace al principio que salta al contenido. Los formularios dicen qué falta en cada campo.',
      ],
    },
    {
      id: 'compliment',
      heading: 'Grado de cumplimiento',
      body: [
        {
          when: 'statusFull',
          text: '{site} cumple la norma EN\u00a0301\u00a0549 y las pautas WCAG 2.2, nivel AA.',
        },
        {
          when: 'statusPartial',
          text: '{site} cumple parcialmente la norma EN\u00a0301\u00a0549 y las pautas WCAG 2.2, nivel AA, por las excepciones que siguen.',
        },
        {
          when: 'statusNone',
          text: '{site} todavía no cumple la norma EN\u00a0301\u00a0549 ni las pautas WCAG 2.2, nivel AA.',
        },
        { insert: 'evaluation' },
      ],
    },
    { id: 'excepcions', heading: 'Qué no es accesible', body: [{ insert: 'exceptions' }] },
    {
      id: 'requisits',
      heading: 'Qué se ha hecho',
      body: [
        {
          list: [
            'Todo se puede hacer solo con el teclado, y siempre se ve dónde está el foco.',
            'Los textos tienen contraste suficiente, de día y de noche, y se puede elegir más contraste.',
            'La letra se amplía sin que se pierda nada y sin moverse de lado.',
            'Nada se mueve si tu sistema pide menos movimiento.',
            'Las páginas se leen, y los formularios se envían, sin JavaScript.',
            'Los subtítulos de los vídeos que los tienen se pueden cambiar de tamaño y de color.',
          ],
        },
      ],
    },
    {
      id: 'avis',
      heading: 'Dinos qué falla',
      body: [
        'Escribe a {email} si hay algo que no puedes usar, o si lo quieres en otro formato.',
        { insert: 'authority' },
      ],
    },
  ],
};
