import { inEveryLanguage, type Language } from '@portal/model';
import type { LegalGap } from '@portal/model/legal';

/** Texts about facts missing from the legal pages, for chiefs. */
type LegalDeskTexts = {
  title: string;
  /** `{file}` is the site's file. */
  text: string;
  gaps: Readonly<Record<LegalGap, string>>;
};

export const LEGAL_DESK_TEXTS: Readonly<Record<Language, LegalDeskTexts>> = inEveryLanguage({
  ca: {
    title: 'Falten dades a les pàgines legals',
    text: 'Les pàgines diuen que aquestes dades encara no s’han publicat. Escriu-les al fitxer {file}: sortiran quan el web es torni a engegar:',
    gaps: {
      publisher: 'Qui respon del web: sense això no hi ha pàgines legals',
      owners: 'Qui són els propietaris de l’empresa',
      beneficialOwners: 'Qui en són els titulars reals',
      stateAdvertising: 'Quant paguen els poders públics per anunciar-s’hi',
      broadcaster: 'La llicència d’emissió i l’autoritat que la supervisa',
      contactPoints: 'Els punts de contacte per a lectors i autoritats, i les llengües',
      consumerArbitration: 'Si l’empresa està adherida a un arbitratge de consum',
      complaintForms: 'On són els fulls de reclamació',
      processors: 'Els proveïdors que tracten dades dels lectors',
      accessibility: 'El grau d’accessibilitat i les excepcions',
      ai: 'Què fa la redacció amb intel·ligència artificial, què no fa i qui en respon',
      minAge:
        'L’edat mínima és massa baixa: a Espanya ningú no pot donar el consentiment abans dels {age} anys',
    },
  },
  es: {
    title: 'Faltan datos en las páginas legales',
    text: 'Las páginas dicen que estos datos todavía no se han publicado. Escríbelos en el archivo {file}: saldrán cuando la web se vuelva a arrancar:',
    gaps: {
      publisher: 'Quién responde de la web: sin ello no hay páginas legales',
      owners: 'Quiénes son los propietarios de la empresa',
      beneficialOwners: 'Quiénes son sus titulares reales',
      stateAdvertising: 'Cuánto pagan los poderes públicos por anunciarse',
      broadcaster: 'La licencia de emisión y la autoridad que la supervisa',
      contactPoints: 'Los puntos de contacto para lectores y autoridades, y los idiomas',
      consumerArbitration: 'Si la empresa está adherida a un arbitraje de consumo',
      complaintForms: 'Dónde están las hojas de reclamaciones',
      processors: 'Los proveedores que tratan datos de los lectores',
      accessibility: 'El grado de accesibilidad y las excepciones',
      ai: 'Qué hace la redacción con inteligencia artificial, qué no hace y quién responde',
      minAge:
        'La edad mínima es demasiado baja: en España nadie puede dar su consentimiento antes de los {age} años',
    },
  },
  en: {
    title: 'The legal pages lack facts',
    text: 'The pages say that these have not been published yet. Fill them in in the file {file}; they appear once the site is restarted:',
    gaps: {
      publisher: 'Who answers for the site: without it there are no legal pages',
      owners: 'Who owns the company',
      beneficialOwners: 'Who its beneficial owners are',
      stateAdvertising: 'What public authorities pay for advertising',
      broadcaster: 'The broadcasting licence and its supervisory authority',
      contactPoints: 'The points of contact for readers and authorities, and the languages',
      consumerArbitration: 'Whether the company has joined a consumer arbitration scheme',
      complaintForms: 'Where complaint forms are',
      processors: 'The providers that process readers’ data',
      accessibility: 'The degree of accessibility and the exceptions',
      ai: 'What the newsroom does with artificial intelligence, what it does not, and who answers for it',
      minAge: 'The minimum age is too low: in Spain nobody under {age} can give their own consent',
    },
  },
});
