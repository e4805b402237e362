import type { Template } from '../../template';

/** Spanish page of corrections and the right of rectification. */
export const corrections: Template = {
  intro: [
    'En {site} nos equivocamos, y queremos saberlo. Aquí están las dos formas de pedir que se arregle: una corrección, que puede pedir cualquiera, y la rectificación, que es un derecho de quien sale en una noticia.',
  ],
  sections: [
    {
      id: 'correccions',
      heading: 'Correcciones',
      body: [
        'Escribe a {readersEmail} y di qué noticia es, qué está mal y cómo lo sabes.',
        { when: 'contact', text: 'También puedes usar el [formulario de contacto]({contactPath}).' },
        'Lo que corregimos lo decimos en la misma noticia, antes del texto y con la fecha. Una noticia que se retira lo dice en su dirección.',
      ],
    },
    {
      id: 'rectificacio',
      heading: 'Derecho de rectificación',
      body: [
        'Si una información que te cita o te alude no es exacta y te puede perjudicar, tienes derecho a que publiquemos tu rectificación, seas una persona o una entidad (Ley Orgánica 2/1984).',
        {
          list: [
            'Pídela con [este formulario]({rectificationPath}), o a {email}, en los {askDays} días naturales después de que se publique la información. La que llega más tarde también la leemos, y decidimos si la publicamos.',
            'Di qué información es y qué hechos quieres rectificar. Tu texto debe limitarse a los hechos y no ser mucho más largo que lo que rectifica, salvo que haga falta.',
            'La publicamos en los {publishDays} días siguientes a recibirla, entera, sin comentarios y con una relevancia parecida. En la web, la noticia de antes muestra un aviso visible que lleva a la rectificación (artículo\u00a085 de la Ley Orgánica 3/2018).',
            'Si no lo hacemos, o no la publicamos como toca, puedes acudir al juez en los {courtDays} días hábiles siguientes.',
          ],
        },
      ],
    },
    {
      id: 'actualitzacio',
      heading: 'Noticias que se han quedado viejas',
      body: [
        'Si lo que pasó después te afecta y la noticia de entonces ya no dice cómo están las cosas, puedes pedir que lleve un aviso de actualización: por ejemplo, si la justicia te ha dado la razón (artículo\u00a086 de la Ley Orgánica 3/2018). Pídelo con [el mismo formulario]({rectificationPath}), o a {email}, y di en qué te basas. Decidimos en {updateTerm} como mucho, y te decimos por qué.',
      ],
    },
    {
      id: 'dades',
      heading: 'Datos tuyos en una noticia',
      body: [
        'Si crees que tus datos no deberían estar en una noticia, o que los buscadores no deberían llevar hasta ella por tu nombre, escribe a {privacyEmail}. En cada caso sopesamos tu derecho y el de los lectores a estar informados.',
      ],
    },
  ],
};
