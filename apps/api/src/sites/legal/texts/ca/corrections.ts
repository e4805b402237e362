import type { Template } from '../../template';

/** Catalan page of corrections and the right of rectification. */
export const corrections: Template = {
  intro: [
    'A {site} ens equivoquem, i volem saber-ho. Aquí hi ha les dues maneres de demanar que s’arregli: una correcció, que pot demanar tothom, i la rectificació, que és un dret de qui surt en una notícia.',
  ],
  sections: [
    {
      id: 'correccions',
      heading: 'Correccions',
      body: [
        'Escriu a {readersEmail} i digues quina notícia és, què hi està malament i com ho saps.',
        { when: 'contact', text: 'També pots fer servir el [formulari de contacte]({contactPath}).' },
        'El que corregim ho diem a la mateixa notícia, abans del text i amb la data. Una notícia que es retira ho diu a la seva adreça.',
      ],
    },
    {
      id: 'rectificacio',
      heading: 'Dret de rectificació',
      body: [
        'Si una informació que et cita o t’al·ludeix no és exacta i et pot perjudicar, tens dret que publiquem la teva rectificació, tant si ets una persona com una entitat (Llei orgànica 2/1984).',
        {
          list: [
            'Demana-la amb [aquest formulari]({rectificationPath}), o a {email}, en els {askDays} dies naturals després que es publiqui la informació. La que arriba més tard també la llegim, i decidim si la publiquem.',
            'Digues quina informació és i quins fets vols rectificar. El teu text s’ha de limitar als fets i no ha de ser gaire més llarg que el que rectifica, llevat que calgui.',
            'La publiquem en els {publishDays} dies següents a rebre-la, sencera, sense comentaris i amb una rellevància semblant. Al web, la notícia d’abans mostra un avís visible que porta a la rectificació (article\u00a085 de la Llei orgànica 3/2018).',
            'Si no ho fem, o no la publiquem com cal, pots anar al jutge en els {courtDays} dies hàbils següents.',
          ],
        },
      ],
    },
    {
      id: 'actualitzacio',
      heading: 'Notícies que s’han quedat velles',
      body: [
        'Si el que va passar després t’afecta i la notícia d’aleshores ja no diu com estan les coses, pots demanar que porti un avís d’actualització: per exemple, si la justícia t’ha donat la raó (article\u00a086 de la Llei orgànica 3/2018). Demana-ho amb [el mateix formulari]({rectificationPath}), o a {email}, i digues en què et bases. Decidim en {updateTerm} com a màxim, i et diem per què.',
      ],
    },
    {
      id: 'dades',
      heading: 'Dades teves en una notícia',
      body: [
        'Si creus que les teves dades no haurien de ser en una notícia, o que els cercadors no hi haurien de portar pel teu nom, escriu a {privacyEmail}. En cada cas sospesem el teu dret i el dels lectors a estar informats.',
      ],
    },
  ],
};
