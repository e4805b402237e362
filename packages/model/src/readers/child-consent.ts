import type { Language } from '../constants/index';
import { fill, inEveryLanguage } from '../wording/index';

/** Version of the text below. It changes with the text; earlier consents keep the text they were given to. */
export const CHILD_CONSENT_VERSION = '2026-11-23';

const WORDS: Readonly<Record<Language, string>> = inEveryLanguage({
  ca: 'Soc la mare, el pare o la persona que té la tutela d’aquest menor. Consento que {site} li obri un compte i en tracti el nom, la data de naixement, el nom d’usuari i el que hi desi, només perquè el pugui fer servir. Puc retirar aquest consentiment quan vulgui des del meu perfil: llavors el compte s’elimina i les seves dades s’esborren.',
  es: 'Soy la madre, el padre o la persona que tiene la tutela de este menor. Consiento que {site} le abra una cuenta y trate su nombre, su fecha de nacimiento, su nombre de usuario y lo que guarde en ella, solo para que pueda usarla. Puedo retirar este consentimiento cuando quiera desde mi perfil: entonces la cuenta se elimina y sus datos se borran.',
  en: 'I am the mother, father or legal guardian of this child. I consent to {site} opening an account for them and processing their name, date of birth, username and what they save in it, only so that they can use it. I can withdraw this consent at any time from my profile: the account and its data are then deleted.',
});

/** Text by which an adult consents to a child's account on a site, as shown and as stored. */
export const childConsentWords = (site: { readonly name: string; readonly language: Language }): string =>
  fill(WORDS[site.language], { site: site.name });
