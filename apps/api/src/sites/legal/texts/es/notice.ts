import type { Template } from '../../template';

/** Spanish legal notice. */
export const notice: Template = {
  intro: [
    'Lo que la Ley 34/2002, de servicios de la sociedad de la información (artículo\u00a010), quiere que sepas de quien publica {site}.',
  ],
  sections: [
    {
      id: 'editor',
      heading: 'Quién publica {site}',
      body: [
        { insert: 'publisher' },
        { insert: 'broadcaster', when: 'broadcaster' },
        { when: 'principles', text: 'La redacción trabaja según sus [principios]({principlesUrl}).' },
        'De quién es la empresa y qué dinero público recibe: [{ownersTitle}]({owners}).',
      ],
    },
    {
      id: 'contacte',
      heading: 'Dónde escribirnos',
      body: [
        'Estos son los puntos de contacto que pide el Reglamento europeo 2022/2065, de servicios digitales (artículos\u00a011 y\u00a012):',
        { insert: 'contactPoints' },
        {
          when: 'contact',
          text: 'Los lectores también pueden usar el [formulario de contacto]({contactPath}).',
        },
      ],
    },
    {
      id: 'autors',
      heading: 'Los textos y las imágenes',
      body: [
        'Son de {publisher} o de quien los firma. Puedes enlazarlos y citarlos con la fuente. Para reproducirlos enteros, pide permiso a {email}.',
      ],
    },
    {
      id: 'maquines',
      heading: 'Qué pueden hacer los programas automáticos',
      body: [
        {
          when: 'reserved',
          text: '{publisher} se reserva la minería de textos y datos de todo lo que publica {site}: nadie puede extraerlo ni copiarlo con máquinas, tampoco para entrenar modelos de inteligencia artificial, si no tiene su permiso (artículo\u00a067 del Real Decreto-ley 24/2021 y artículo\u00a04 de la Directiva 2019/790). La reserva no afecta a lo que la ley permite a la investigación científica. Cada página se lo dice también a las máquinas, y consta en la [declaración para máquinas]({tdmPath}).',
        },
        {
          when: 'miningAllowed',
          text: '{publisher} no se reserva la minería de textos y datos de lo que publica {site}: se puede extraer y analizar con máquinas, tal como dicen el artículo\u00a067 del Real Decreto-ley 24/2021 y el artículo\u00a04 de la Directiva 2019/790.',
        },
        {
          when: 'miningPolicy',
          text: 'Con qué condiciones se puede hacer: [licencia de minería de textos y datos]({miningPolicy}).',
        },
        {
          when: 'crawlersRefused',
          text: 'A los rastreadores de empresas de inteligencia artificial les pedimos que no lean {site}.',
        },
        {
          when: 'crawlersSearch',
          text: 'Los rastreadores de los buscadores y asistentes que responden preguntas y citan la fuente pueden leer {site}. A los que recogen textos para entrenar modelos les pedimos que no lo hagan.',
        },
        {
          when: 'crawlersAllowed',
          text: 'Los rastreadores de empresas de inteligencia artificial pueden leer {site}.',
        },
      ],
    },
    {
      id: 'lectors',
      heading: 'Lo que escriben los lectores',
      when: 'users',
      body: [
        'Los comentarios y los envíos son de quien los hace. Las normas, cómo las aplicamos y cómo denunciar lo que es ilegal están en las [condiciones de uso]({terms}).',
      ],
    },
    {
      id: 'errors',
      heading: 'Si nos equivocamos',
      body: [
        'Cómo pedir que corrijamos una noticia, y qué es el derecho de rectificación: [{correctionsTitle}]({corrections}).',
      ],
    },
    {
      id: 'consum',
      heading: 'Reclamaciones de consumo',
      when: 'sells',
      body: [
        { insert: 'consumers' },
        'También puedes acudir a la oficina de consumo de tu municipio o de tu comunidad autónoma.',
      ],
    },
  ],
};
