import type { GlobalVendorList, VendorListTexts } from '@portal/model/readers';

const declared = (id: number, name: string, description: string, illustrations: string[] = []) => ({
  id,
  name,
  description,
  illustrations,
});
const EXAMPLE = 'Somebody reads about boats, and a maker of boats wants to know.';

const vendor = (id: number, name: string, over: Partial<GlobalVendorList['vendors'][string]> = {}) => ({
  id,
  name,
  purposes: [1, 2, 7],
  legIntPurposes: [],
  flexiblePurposes: [],
  specialPurposes: [1],
  features: [],
  specialFeatures: [],
  cookieMaxAgeSeconds: 86_400 * 390,
  usesCookies: true,
  cookieRefresh: false,
  usesNonCookieAccess: false,
  urls: [{ langId: 'en', privacy: `https://vendor${id}.example/privacy` }],
  ...over,
});

/**
 * A Global Vendor List in the format of IAB Europe, with invented vendors and some of its purposes in our own
 * words.
 */
export const VENDOR_LIST: GlobalVendorList = {
  gvlSpecificationVersion: 3,
  vendorListVersion: 142,
  tcfPolicyVersion: 5,
  lastUpdated: '2026-11-19T16:00:18Z',
  purposes: {
    1: declared(1, 'Store information on a device', 'Cookies and the like can be stored and read.', [
      EXAMPLE,
    ]),
    2: declared(2, 'Use limited data for advertising', 'Advertising by what is on the page.', [EXAMPLE]),
    3: declared(3, 'Make profiles for advertising', 'What you do is gathered in a profile.', [EXAMPLE]),
    4: declared(4, 'Choose advertising by profiles', 'Advertising by what a profile says.', [EXAMPLE]),
    7: declared(7, 'Measure advertising', 'Whether you saw an ad, and what you did then.', [EXAMPLE]),
  },
  specialPurposes: { 1: declared(1, 'Keep safe', 'Against fraud and faults.') },
  features: { 1: declared(1, 'Combine data', 'With data of other sources.') },
  specialFeatures: { 1: declared(1, 'Use exact location', 'To 500 metres.') },
  vendors: {
    12: vendor(12, 'Barques & Anuncis', { purposes: [1, 2, 3, 4, 7], specialFeatures: [1], features: [1] }),
    70: vendor(70, 'Medidores del Sur', {
      purposes: [1, 2],
      legIntPurposes: [7],
      flexiblePurposes: [7],
      usesCookies: false,
      urls: [
        { langId: 'en', privacy: 'https://vendor70.example/privacy' },
        { langId: 'es', privacy: 'https://vendor70.example/privacidad' },
      ],
    }),
    755: vendor(755, 'Only Safety', { purposes: [], cookieMaxAgeSeconds: null }),
    800: vendor(800, 'Gone Long Ago', { deletedDate: '2024-01-01T00:00:00Z' }),
  },
};

/** Translation of the list's texts, in the format that IAB Europe publishes. */
export const VENDOR_LIST_TEXTS: VendorListTexts = {
  purposes: {
    1: declared(1, 'Desar informació en un dispositiu', 'S’hi poden desar galetes i llegir-les.', [
      'Un exemple.',
    ]),
    2: declared(2, 'Fer servir poques dades per a la publicitat', 'Publicitat segons la pàgina.'),
    3: declared(3, 'Fer perfils per a la publicitat', 'El que fas va a un perfil.'),
    4: declared(4, 'Triar la publicitat amb perfils', 'Publicitat segons un perfil.'),
    7: declared(7, 'Mesurar la publicitat', 'Si has vist un anunci i què has fet després.'),
  },
  specialPurposes: { 1: declared(1, 'Vetllar per la seguretat', 'Contra el frau i les errades.') },
  features: { 1: declared(1, 'Combinar dades', 'Amb dades d’altres fonts.') },
  specialFeatures: { 1: declared(1, 'Fer servir la ubicació exacta', 'A 500 metres.') },
};
