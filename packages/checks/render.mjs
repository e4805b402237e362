/** Renders components in plain Node, as a server does, and prints the HTML of each. */
import { AccountMenu, Article, Card, createLocale, Header, loadLanguage, PortalProvider } from '@portal/ui';
import { jsx } from 'react/jsx-runtime';
import { renderToString } from 'react-dom/server';
import { article, card, navigation } from './newsroom.mjs';

const locale = createLocale(await loadLanguage('ca'), { now: '2026-03-18T18:30:00+01:00' });
const account = jsx(AccountMenu, { user: null });
const header = jsx(Header, { locale, name: 'El Far', navigation, account });

console.info(
  JSON.stringify({
    card: renderToString(jsx(Card, { card, date: true, locale })),
    header: renderToString(jsx(PortalProvider, { locale, site: 'far', scheme: 'dark', children: header })),
    article: renderToString(jsx(Article, { content: article, locale })),
  }),
);
