import { errorTextsCa } from '@portal/model';
import type { Dictionary } from '../dictionary';

/** Catalan texts that every dialog shares. */
export const dialog: Dictionary['dialog'] = { close: 'Tanca el diàleg' };

/** Catalan strings for confirmation dialogs without texts of their own. */
export const confirmation: Dictionary['confirmation'] = {
  confirm: 'Confirma',
  cancel: 'Cancel·la',
  failed: 'No s’ha pogut completar. Torna-ho a provar.',
};

/** Catalan strings for the dialog that asks logged-out readers to log in (spec §4). */
export const loginRequired: Dictionary['loginRequired'] = {
  title: 'Inicia la sessió per continuar',
  text: errorTextsCa.loginRequired,
  reasons: {
    save: 'Per desar continguts i trobar-los al teu perfil, inicia la sessió.',
    follow: 'Per seguir autors, inicia la sessió.',
    like: 'Per dir que t’agrada, inicia la sessió.',
    comment: 'Per comentar, inicia la sessió.',
    react: 'Per respondre, votar o denunciar comentaris, inicia la sessió.',
    vote: 'Per votar, inicia la sessió.',
    ask: 'Per enviar la teva pregunta, inicia la sessió.',
    send: 'Per enviar fotos o vídeos, inicia la sessió.',
  },
  login: 'Inicia la sessió',
  register: 'Crea un compte',
};

/** Catalan strings for the region of notices and their kinds. */
export const notices: Dictionary['notices'] = {
  label: 'Avisos',
  close: 'Tanca l’avís',
  success: 'Fet',
  error: 'Error',
  warning: 'Avís',
};

/** Catalan strings for progress bars; `{done}` and `{total}` are counted. */
export const progress: Dictionary['progress'] = {
  percent: '{percent}\u00a0%',
  counted: '{done} de {total}',
  working: 'En curs',
};

/**
 * Catalan strings for the cookie notice and for its choices; `{purposes}` are the purposes of the cookies,
 * `{partners}` is the number of partners.
 */
export const consentNotice: Dictionary['consentNotice'] = {
  title: 'Galetes: tu decideixes',
  /** Numbers written as words, from two on. */
  counts: 'dues tres quatre cinc sis set vuit nou deu',
  text: {
    one: 'Amb el teu permís, {name} i una altra empresa faran servir galetes per {purposes}. Si dius que no, podràs llegir el mateix. Ho pots canviar quan vulguis al peu de cada pàgina.',
    other:
      'Amb el teu permís, {name} i {partners} empreses més faran servir galetes per {purposes}. Si dius que no, podràs llegir el mateix. Ho pots canviar quan vulguis al peu de cada pàgina.',
  },
  policy: 'Quines galetes fem servir',
  accept: 'Accepta-ho tot',
  refuse: 'Rebutja-ho tot',
  choose: 'Tria',
  open: 'Preferències de galetes',
  choicesTitle: 'Què acceptes',
  choicesText: 'Ho recordarem sis mesos en aquest navegador. Pots canviar-ho quan vulguis.',
  save: 'Desa el que he triat',
  partner: '{name}: política de privadesa',
  necessary: {
    name: 'Imprescindibles',
    always: 'Sempre',
    text: 'El que el web necessita per funcionar: la sessió i el que tries tu. No es comparteix amb ningú.',
  },
  purposes: {
    embeds: {
      name: 'Contingut d’altres webs',
      short: 'contingut d’altres webs',
      use: 'mostrar-te contingut d’altres webs',
      text: 'Vídeos, àudios i publicacions d’altres serveis, que rebran la teva adreça IP. Si no, te’n demanem permís cada vegada.',
    },
    analytics: {
      name: 'Mesura d’audiència',
      short: 'mesura d’audiència',
      use: 'mesurar l’audiència',
      text: 'Saber quantes persones ens llegeixen i què llegeixen, amb eines d’altres empreses.',
    },
    ads: {
      name: 'Publicitat personalitzada',
      short: 'publicitat personalitzada',
      use: 'mostrar-te publicitat personalitzada segons el que llegeixes',
      text: 'Anuncis d’altres empreses, que els trien segons el que llegeixes: en creen un perfil teu.',
    },
  },
};
