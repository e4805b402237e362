/**
 * What Valencian writes otherwise than the Catalan of the texts: words and phrases, in small letters. The forms are those of the
 * Acadèmia Valenciana de la Llengua that Valencian newspapers and the regional broadcaster use.
 */
const DIFFERENT: Readonly<Record<string, string>> = {
  // Possessives and demonstratives.
  ...{ meva: 'meua', meves: 'meues', teva: 'teua', teves: 'teues', seva: 'seua', seves: 'seues' },
  ...{ aquest: 'este', aquesta: 'esta', aquests: 'estos', aquestes: 'estes', aquí: 'ací', allà: 'allí' },
  // Verbs with the increment -ix, and those of the same conjugation that have none.
  ...{ segueix: 'seguix', segueixes: 'seguixes', segueixen: 'seguixen', segueixi: 'seguisca' },
  ...{
    comparteix: 'compartix',
    serveix: 'servix',
    compleix: 'complix',
    compleixes: 'complixes',
    incompleix: 'incomplix',
    repeteix: 'repetix',
  },
  ...{
    corregeix: 'corregix',
    corregeixis: 'corregisques',
    imprimeix: 'imprimix',
    coincideixen: 'coincidixen',
  },
  ...{ restableix: 'restablix', restableixi: 'restablisca', redueix: 'reduïx', eludeixi: 'eludisca' },
  ...{ reprodueix: 'reproduïx', reprodueixis: 'reproduïsques', substitueixi: 'substituïsca' },
  ...{ decideix: 'decidix', decideixes: 'decidixes', decideixi: 'decidisca', decideixis: 'decidisques' },
  ...{ desisteix: 'desistix' },
  ...{
    ofereix: 'oferix',
    serveixen: 'servixen',
    reflecteix: 'reflectix',
    cenyeix: 'cenyix',
    impedeix: 'impedix',
    protegeix: 'protegix',
  },
  ...{ prohibeix: 'prohibix', prohibeixi: 'prohibisca', incompleixen: 'incomplixen', discuteix: 'discutix' },
  ...{ llegeix: 'llig', llegeixes: 'lliges', llegeixen: 'lligen', afegeix: 'afig', afegeixis: 'afigues' },
  ...{ obre: 'obri', obri: 'òbriga', obris: 'òbrigues' },
  // The present subjunctive of the first conjugation, and irregular ones.
  ...{
    canviïs: 'canvies',
    iniciïs: 'inicies',
    iniciï: 'inicie',
    enviïs: 'envies',
    enviï: 'envie',
    triï: 'trie',
  },
  ...{ confirmis: 'confirmes', confirmi: 'confirme', cancel·lis: 'cancel·les', guardis: 'guardes' },
  ...{
    esborris: 'esborres',
    eliminis: 'elimines',
    passis: 'passes',
    continuï: 'continue',
    continuïn: 'continuen',
  },
  ...{ tanqui: 'tanque', publiqui: 'publique', funcioni: 'funcione', demani: 'demane', miri: 'mire' },
  ...{ demanis: 'demanes', donis: 'dones' },
  ...{ doni: 'done', revisi: 'revise', entri: 'entre', comenci: 'comence', acabi: 'acabe', tracti: 'tracte' },
  ...{ voti: 'vote', desi: 'guarde', arribés: 'arribara', rebi: 'reba', rebin: 'reben' },
  ...{
    vulguis: 'vulgues',
    vulgui: 'vulga',
    puguis: 'pugues',
    pugui: 'puga',
    tinguis: 'tingues',
    tingui: 'tinga',
  },
  ...{
    siguis: 'sigues',
    sigui: 'siga',
    siguin: 'siguen',
    hagis: 'hages',
    hagi: 'haja',
    hagin: 'hagen',
    hàgim: 'hàgem',
  },
  ...{ faci: 'faça', depengui: 'depenga', calgui: 'calga', vagi: 'vaja', vegi: 'veja', estigui: 'estiga' },
  ...{ diguis: 'digues', escriguis: 'escrigues', sàpiga: 'sàpia', sàpigues: 'sàpies' },
  // Other verbs.
  ...{
    desa: 'guarda',
    desar: 'guardar',
    desat: 'guardat',
    desats: 'guardats',
    desada: 'guardada',
    desades: 'guardades',
  },
  ...{ deses: 'guardes', desem: 'guardem', desen: 'guarden', desant: 'guardant' },
  ...{ cerca: 'busca', cercar: 'buscar', cercant: 'buscant', cerques: 'busques', cercadors: 'buscadors' },
  ...{
    treu: 'trau',
    treure: 'traure',
    surt: 'ix',
    surten: 'ixen',
    sortir: 'eixir',
    sortit: 'eixit',
    sortirà: 'eixirà',
  },
  ...{
    'de sortir': 'd’eixir',
    'en sortirà': 'n’eixirà',
    trigar: 'tardar',
    trigat: 'tardat',
    endur: 'emportar',
    néixer: 'nàixer',
  },
  ...{
    'fes servir': 'utilitza',
    'fer servir': 'utilitzar',
    'fet servir': 'utilitzat',
    'fa servir': 'utilitza',
  },
  ...{ 'faci servir': 'utilitze', 'fem servir': 'utilitzem', 'faran servir': 'utilitzaran' },
  // Accents as Valencian says the vowel.
  ...{ interès: 'interés', suspès: 'suspés', admès: 'admés', emès: 'emés', depèn: 'depén', suspèn: 'suspén' },
  ...{ reconèixer: 'reconéixer' },
  // Adverbs and numbers.
  ...{
    avui: 'hui',
    vuit: 'huit',
    aviat: 'prompte',
    gairebé: 'quasi',
    darrerament: 'últimament',
    sota: 'baix',
  },
};

/** The words that differ; phrases come first, as their words may differ too. */
export const VALENCIAN_WORDS: readonly (readonly [catalan: string, valencian: string])[] = Object.entries(
  DIFFERENT,
).toSorted(([one], [other]) => other.length - one.length);

const WORDS = new RegExp(
  `\\{[^{}]*\\}|(?<![\\p{L}·])(?:${VALENCIAN_WORDS.map(([word]) => word).join('|')})(?![\\p{L}·])`,
  'giu',
);

const capital = (word: string) => word.slice(0, 1).toUpperCase() + word.slice(1);

/** A Catalan text in Valencian; the places of values (`{name}`) stay. */
export const valencianText = (text: string): string =>
  text.replace(WORDS, (word) => {
    const other = word.startsWith('{') ? undefined : DIFFERENT[word.toLowerCase()];
    if (other === undefined) return word;
    return word === word.toLowerCase() ? other : capital(other);
  });
