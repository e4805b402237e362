import type { Template } from '../../template';

/** Catalan rules on artificial intelligence. */
export const ai: Template = {
  intro: ['Què fa {site} amb eines d’intel·ligència artificial, què no fa mai i qui en respon.'],
  sections: [
    { id: 'usos', heading: 'Per a què la fem servir', body: [{ insert: 'aiUses' }] },
    { id: 'mai', heading: 'El que no fem', body: [{ insert: 'aiNever' }] },
    {
      id: 'responsable',
      heading: 'Qui en respon',
      body: [{ insert: 'aiAnswers' }, 'Per a preguntes o queixes, escriu a {readersEmail}.'],
    },
    {
      id: 'programa',
      heading: 'El web',
      body: [
        'El programa amb què es publica {site} no té intel·ligència artificial: ordena i cerca les notícies amb regles fixes, les mateixes per a tothom.',
        {
          when: 'users',
          text: 'Els comentaris es comproven amb regles fixes i els revisen persones: [com les apliquem]({moderationPath}).',
        },
      ],
    },
    {
      id: 'altres',
      heading: 'Què fan altres empreses',
      body: [
        'L’[avís legal]({machinesPath}) diu si altres poden fer servir el que publiquem per entrenar models.',
      ],
    },
  ],
};
