import { createServer } from 'node:http';
import { createRequestListener } from '@react-router/node';

// Output of `react-router build`.
const build = await import(new URL('build/server/index.js', import.meta.url).href);
const server = createServer(createRequestListener({ build, mode: 'production' }));
server.listen(0, '127.0.0.1', () => console.info(`ready on ${server.address().port}`));
