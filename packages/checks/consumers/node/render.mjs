import { Card, createLocale, loadLanguage } from '@portal/ui';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';

const locale = createLocale(await loadLanguage('es', ['reading']), { now: '2026-03-18T18:30:00+01:00' });
const card = { id: 'bocana', title: 'El puerto vuelve a abrir la bocana', url: '/territorio/bocana/' };
console.log(renderToString(createElement(Card, { card, locale })));
