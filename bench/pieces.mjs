/**
 * Pieces of the design system as applications import them, each by its subpath with its own style sheet, in
 * one language. The tokens that they use are added, as `npx @portal/tokens pick` selects them.
 */

const CARDS = `import '@portal/ui/article-card.css';
  export { ArticleCard } from '@portal/ui/article-card';
  export { card } from '@portal/ui/dictionaries/ca';`;
const DATED = `${CARDS}
  export { Moment } from '@portal/ui/byline';
  export { dateLocaleCa } from '@portal/model';`;
const FORM = `import '@portal/ui/text-field.css';
  import '@portal/ui/checkbox.css';
  import '@portal/ui/form-alert.css';
  export { EmailField, PasswordField } from '@portal/ui/text-field';
  export { FormAlert } from '@portal/ui/form-alert';
  export { Button } from '@portal/ui/button';
  export { Checkbox } from '@portal/ui/checkbox';
  export { PortalProvider } from '@portal/ui/locale';
  export { fields } from '@portal/ui/dictionaries/ca';`;
const OVERLAYS = `import '@portal/ui/dialog.css';
  import '@portal/ui/menu.css';
  import '@portal/ui/tabs.css';
  import '@portal/ui/toast.css';
  export { Dialog } from '@portal/ui/dialog';
  export { Menu } from '@portal/ui/menu';
  export { Tabs } from '@portal/ui/tabs';
  export { AlertToast } from '@portal/ui/toast';
  export { PortalProvider } from '@portal/ui/locale';
  export { dialog, notices } from '@portal/ui/dictionaries/ca';`;

/**
 * @typedef {object} Piece
 * @property {string} id also the key of its equivalents in `peers.json`
 * @property {string} what
 * @property {number} floor KiB
 * @property {number} aim KiB
 * @property {number} budget maximum in KiB: today's size and a little more
 * @property {string} source a module
 */

/** @type {readonly Piece[]} */
export const PIECES = [
  {
    id: 'cards',
    what: 'cards with picture, kicker and author',
    floor: 9,
    aim: 7,
    // Hours next to kickers cost 80 bytes.
    // One target for fingers, and an answer to the pointer, cost 110 bytes.
    budget: 9.1,
    source: CARDS,
  },
  {
    id: 'dated',
    what: 'the same cards with their dates',
    floor: 10,
    aim: 7.5,
    // Hours next to kickers cost 80 bytes.
    // One target for fingers, and an answer to the pointer, cost 150 bytes.
    budget: 11,
    source: DATED,
  },
  {
    id: 'form',
    what: 'login form with labels, errors, checkbox, alert',
    floor: 11,
    aim: 9,
    budget: 11.1,
    source: FORM,
  },
  {
    id: 'overlays',
    what: 'dialog, menu, tabs, toast',
    floor: 45,
    aim: 36,
    // Beginning with the gesture of a brand costs 20 bytes.
    budget: 24.9,
    source: OVERLAYS,
  },
  {
    id: 'everything',
    what: 'all of these with combobox, carousel, date field and range of dates',
    floor: 85,
    aim: 70,
    // The full texts about the outcome of a comment and of a gift cost 35 bytes, hours next to kickers and the
    // rail of a front 200.
    // Targets for fingers and the gesture of a brand cost 210 bytes.
    budget: 67.2,
    source: `import '@portal/ui/card.css';
      import '@portal/ui/carousel.css';
      import '@portal/ui/predictive-field.css';
      import '@portal/ui/date-range-select.css';
      ${DATED}
      ${FORM}
      ${OVERLAYS.replace("export { PortalProvider } from '@portal/ui/locale';", '')}
      export { Card } from '@portal/ui/card';
      export { Carousel } from '@portal/ui/carousel';
      export { PredictiveField } from '@portal/ui/predictive-field';
      export { DateField } from '@portal/ui/date-field';
      export { DateRangeSelect } from '@portal/ui/date-range-select';
      export { calendar, carousel, dateFilters, event, predictive } from '@portal/ui/dictionaries/ca';`,
  },
  {
    id: 'date-field',
    what: 'scripts of a date field before it is opened',
    floor: 8,
    aim: 4,
    budget: 7.8,
    source: `export { DateField } from '@portal/ui/date-field';`,
  },
];

/**
 * A page rendered by a server, as in the README: measures the client components that it sends to the browser.
 */
export const SERVER_PAGE = `
  import { AccountMenu, createLocale, Header, PortalProvider } from '@portal/ui';
  export { AccountMenu, createLocale, Header, PortalProvider };`;

/** Modules that a server loads to render cards: without texts, which are loaded by language. */
export const SERVER = `export { Card } from '@portal/ui/card';
  export { createLocale, loadLanguage } from '@portal/ui/locale';`;
