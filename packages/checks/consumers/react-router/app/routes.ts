import { index, type RouteConfig, route } from '@react-router/dev/routes';

export default [index('front.tsx'), route('la-veu', 'own.tsx')] satisfies RouteConfig;
