import type { Dictionary } from '../dictionary';

/** Catalan strings for a form's captcha slot. */
export const captcha: Dictionary['captcha'] = {
  label: 'Comprovació que ets una persona',
  loading: 'S’està carregant la comprovació…',
  failed: 'No s’ha pogut carregar la comprovació.',
  retry: 'Torna-ho a provar',
  noScript:
    'La comprovació que ets una persona necessita JavaScript. Activa’l al navegador, o marca que vols registrar-te sense.',
  ask: '{provider} comprova que ets una persona, i rep la teva adreça IP i dades del teu navegador. No en carreguem res fins que ho demanis.',
  start: 'Fes la comprovació',
  without: 'Registra’m sense aquesta comprovació',
  withoutHint:
    'Ningú altre no rep res teu. Des d’una mateixa xarxa es poden obrir pocs comptes així cada dia.',
};
