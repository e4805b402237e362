import { inEveryLanguage, type Language } from '@portal/model';
import type { DeskAct } from '@portal/model/newsroom';

type Act = Extract<DeskAct, `rectification.${string}`>;

/** Actions on requests for rectification, as the log words them. */
export const RECTIFICATION_ACTS: Readonly<Record<Language, Readonly<Record<Act, string>>>> = inEveryLanguage({
  ca: {
    'rectification.publish': 'publica una rectificació',
    'rectification.refuse': 'rebutja una rectificació',
    'rectification.record': 'apunta una petició de rectificació',
    'rectification.withdraw': 'retira una rectificació',
  },
  es: {
    'rectification.publish': 'publica una rectificación',
    'rectification.refuse': 'rechaza una rectificación',
    'rectification.record': 'apunta una petición de rectificación',
    'rectification.withdraw': 'retira una rectificación',
  },
  en: {
    'rectification.publish': 'publishes a rectification',
    'rectification.refuse': 'refuses a rectification',
    'rectification.record': 'writes down a request for rectification',
    'rectification.withdraw': 'withdraws a rectification',
  },
});
