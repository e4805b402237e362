/**
 * Time that the search functions take to index a text, against PostgreSQL's own search for the same language,
 * in the embedded database.
 */
import path from 'node:path';
import { median } from './figures.mjs';

const TEXTS = 60;
const WORDS = 250;
const ROUNDS = 10;
const WARM_UP = 2;

/** Sentences in both languages, translations of each other. */
const SENTENCES = {
  ca: [
    'L’Ajuntament d’Elx va aprovar ahir les obres del col·legi, que començaran abans de l’estiu',
    'Els pescadors tornaran a la llotja quan el temporal de llevant haurà passat del tot',
    'La cooperativa collirà menys raïm, però el pagarà millor que mai, segons la presidenta',
    'Les noves urgències de l’hospital obren amb el doble de boxes i dues sales d’espera',
    'Va cremar el magatzem del port i els bombers van treballar-hi fins a la matinada',
  ],
  es: [
    'El Ayuntamiento de Elche aprobó ayer las obras del colegio, que empezarán antes del verano',
    'Los pescadores volverán a la lonja cuando el temporal de levante haya pasado del todo',
    'La cooperativa recogerá menos uva, pero la pagará mejor que nunca, según la presidenta',
    'Las nuevas urgencias del hospital abren con el doble de boxes y dos salas de espera',
    'Ardió el almacén del puerto y los bomberos trabajaron allí hasta la madrugada',
  ],
};

/** A text of about that many words, made unique by its number. */
function textOf(language, n) {
  const sentences = SENTENCES[language];
  let text = `${n}`;
  for (let at = 0; text.split(' ').length < WORDS; at += 1)
    text += `. ${sentences[(n + at) % sentences.length]}`;
  return text;
}

/** SQL of each indexing step, of the whole, and of PostgreSQL's own search. */
const STEPS = {
  folding: 'search_fold(text)',
  endings: 'search_endings($2, search_fold(text))',
  pasts: 'search_pasts(text)',
  all: 'search_vector($2, text)',
  own: `to_tsvector(case $2 when 'ca' then 'catalan' else 'spanish' end::regconfig, text)`,
};

/** @param {import('./benches.mjs').Context} context */
export async function measure({ note, folder, isQuick }) {
  const { openDatabase } = await import('../apps/api/dist/search.js');
  const { db, close } = await openDatabase({ url: undefined, folder: path.join(folder, 'data') });
  const texts = Object.fromEntries(
    Object.keys(SENTENCES).map((language) => [
      language,
      Array.from({ length: TEXTS }, (_, n) => textOf(language, n)),
    ]),
  );
  const rounds = isQuick ? ROUNDS / 2 : ROUNDS;
  const microsOf = async (step, language) => {
    const began = performance.now();
    // The language parameter is passed even to steps that do not use it.
    await db.$client.query(`select count(${step}), $2::text from unnest($1::text[]) text`, [
      texts[language],
      language,
    ]);
    return ((performance.now() - began) * 1000) / TEXTS;
  };
  // Alternates the steps, so that other load affects all equally.
  const taken = Object.fromEntries(Object.keys(STEPS).map((name) => [name, { ca: [], es: [] }]));
  for (let round = -WARM_UP; round < rounds; round += 1)
    for (const [name, step] of Object.entries(STEPS))
      for (const language of ['ca', 'es']) {
        const micros = await microsOf(step, language);
        if (round >= 0) taken[name][language].push(micros);
      }
  for (const [name, { ca, es }] of Object.entries(taken))
    console.info(
      `  ${name}: Catalan ${Math.round(median(ca))}, Spanish ${Math.round(median(es))} µs a text of ${WORDS} words`,
    );
  await close();
  for (const [language, name, floor, aim] of [
    ['es', 'Spanish', 5, 3],
    ['ca', 'Catalan', 12, 5],
  ])
    note({
      id: `indexing.${language}`,
      what: `words of a ${name} text indexed`,
      against: 'PostgreSQL’s own to_tsvector of the language',
      value: median(taken.all[language].map((micros, round) => micros / taken.own[language][round])),
      unit: '×',
      floor,
      aim,
      detail: `${Math.round(median(taken.all[language]))} and ${Math.round(median(taken.own[language]))} µs for ${WORDS} words`,
    });
}
