import type { Template } from '../../template';

/** Spanish rules on artificial intelligence. */
export const ai: Template = {
  intro: [
    'Qué hace {site} con herramientas de inteligencia artificial, qué no hace nunca y quién responde de ello.',
  ],
  sections: [
    { id: 'usos', heading: 'Para qué la usamos', body: [{ insert: 'aiUses' }] },
    { id: 'mai', heading: 'Lo que no hacemos', body: [{ insert: 'aiNever' }] },
    {
      id: 'responsable',
      heading: 'Quién responde',
      body: [{ insert: 'aiAnswers' }, 'Para preguntas o quejas, escribe a {readersEmail}.'],
    },
    {
      id: 'programa',
      heading: 'La web',
      body: [
        'El programa con que se publica {site} no tiene inteligencia artificial: las listas de noticias y los resultados del buscador siguen reglas fijas, las mismas para todos.',
        {
          when: 'users',
          text: 'Los comentarios se comprueban con reglas fijas y los revisan personas: [cómo las aplicamos]({moderationPath}).',
        },
      ],
    },
    {
      id: 'altres',
      heading: 'Qué hacen otras empresas',
      body: [
        'El [aviso legal]({machinesPath}) dice si otros pueden usar lo que publicamos para entrenar modelos.',
      ],
    },
  ],
};
