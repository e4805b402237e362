import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';

/** Responses in AEMET's format for an invented place: a few hours and two days. */
export const AEMET_HOURS = [
  {
    origen: {
      productor: 'Agencia Estatal de Meteorología - AEMET. Gobierno de España',
      enlace: 'http://www.aemet.es/es/eltiempo/prediccion/municipios/horas/canada-id99001',
    },
    elaborado: '2026-03-18T12:25:49',
    nombre: 'La Cañada de Aragüés',
    provincia: 'Invención',
    prediccion: {
      dia: [
        {
          estadoCielo: [
            { value: '45', periodo: '13', descripcion: 'Muy nuboso con lluvia escasa' },
            { value: '14', periodo: '14', descripcion: 'Nuboso' },
            { value: '46n', periodo: '20', descripcion: 'Cubierto con lluvia escasa' },
          ],
          precipitacion: [
            { value: '0.1', periodo: '13' },
            { value: 'Ip', periodo: '14' },
            { value: '0', periodo: '20' },
          ],
          probPrecipitacion: [
            { value: '', periodo: '0208' },
            { value: '100', periodo: '0814' },
            { value: '85', periodo: '1420' },
            { value: '40', periodo: '2002' },
          ],
          probTormenta: [{ value: '55', periodo: '0814' }],
          temperatura: [
            { value: '10', periodo: '13' },
            { value: '9', periodo: '14' },
            { value: '6', periodo: '20' },
          ],
          vientoAndRachaMax: [
            { direccion: ['O'], velocidad: ['7'], periodo: '13' },
            { value: '15', periodo: '13' },
          ],
          fecha: '2026-03-18T00:00:00',
          orto: '07:01',
          ocaso: '19:05',
        },
      ],
    },
    id: '99001',
    version: '1.0',
  },
];

export const AEMET_DAYS = [
  {
    origen: { enlace: 'http://www.aemet.es/es/eltiempo/prediccion/municipios/canada-id99001' },
    elaborado: '2026-03-18T11:50:11',
    nombre: 'La Cañada de Aragüés',
    prediccion: {
      dia: [
        {
          probPrecipitacion: [
            { value: 100, periodo: '00-24' },
            { value: 0, periodo: '00-12' },
            { value: 95, periodo: '12-24' },
          ],
          estadoCielo: [
            { value: '', periodo: '00-24', descripcion: '' },
            { value: '46', periodo: '12-24', descripcion: 'Cubierto con lluvia escasa' },
          ],
          viento: [{ direccion: 'O', velocidad: 15, periodo: '12-24' }],
          temperatura: { maxima: 11, minima: 3, dato: [{ value: 10, hora: 12 }] },
          uvMax: 3,
          fecha: '2026-03-18T00:00:00',
        },
        {
          probPrecipitacion: [{ value: 10 }],
          estadoCielo: [{ value: '12', descripcion: 'Poco nuboso' }],
          viento: [{ direccion: 'C', velocidad: 0 }],
          temperatura: { maxima: 14, minima: -1, dato: [] },
          fecha: '2026-03-19T00:00:00',
        },
      ],
    },
    id: 99001,
  },
];

export type LocalAemet = {
  /** Value of `AEMET_ORIGIN`. */
  origin: string;
  /** Requested paths, with their API keys. */
  asked: { path: string; key: string | undefined }[];
  close: () => Promise<void>;
};

export type LocalAnswer = {
  status?: number;
  headers?: Record<string, string>;
  body: unknown;
};

/** Behaviour of the local server: a response, or a function that handles the connection. */
export type LocalBehaviour = (
  path: string,
  origin: string,
) => LocalAnswer | ((request: IncomingMessage, response: ServerResponse) => void);

/** AEMET's normal behaviour: first the URL of the data, then the data in ISO-8859-15. */
export const wellBehaved: LocalBehaviour = (path, origin) => {
  if (path.startsWith('/opendata/api/'))
    return {
      body: {
        descripcion: 'exito',
        estado: 200,
        datos: `${origin}/sh/${path.includes('horaria') ? 'hours' : 'days'}`,
        metadatos: `${origin}/sh/meta`,
      },
    };
  const text = JSON.stringify(path.endsWith('hours') ? AEMET_HOURS : AEMET_DAYS);
  return {
    headers: { 'content-type': 'text/plain;charset=ISO-8859-15' },
    body: Buffer.from(text, 'latin1'),
  };
};

/** A local server that imitates AEMET OpenData. */
export async function localAemet(behaviour: () => LocalBehaviour): Promise<LocalAemet> {
  const asked: LocalAemet['asked'] = [];
  const server = createServer((request, response) => {
    const path = request.url ?? '';
    const key = request.headers.api_key;
    asked.push({ path, key: typeof key === 'string' ? key : undefined });
    const answer = behaviour()(path, origin);
    if (typeof answer === 'function') return answer(request, response);
    const { status = 200, headers = { 'content-type': 'application/json;charset=UTF-8' }, body } = answer;
    response.writeHead(status, headers);
    response.end(Buffer.isBuffer(body) || typeof body === 'string' ? body : JSON.stringify(body));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const origin = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}/opendata`;
  return {
    origin,
    asked,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
