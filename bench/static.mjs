/** Baseline for cached pages: sirv serving a static file of the same bytes. */
import { createServer } from 'node:http';
import sirv from 'sirv';

const [folder, port] = process.argv.slice(2);
const serve = sirv(folder, { etag: true, gzip: true });
const server = createServer((request, response) => serve(request, response));
server.listen(Number(port), '127.0.0.1', () => process.stdout.write('ready\n'));
process.once('SIGTERM', () => server.close(() => process.exit(0)));
