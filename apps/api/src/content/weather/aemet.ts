import { timeLimit, type WeatherForecast } from '@portal/model';
import * as v from 'valibot';
import { aemetDaysSchema, aemetHoursSchema, type OnImplausible } from './aemet-answers';
import { jsonOf } from './answer';
import { forecastOf } from './from-aemet';

const MINUTE = 60_000;
/** For each of the requests (spec §9). */
const TIMEOUT_MS = 10_000;
const MAX_WAIT_MS = 60 * MINUTE;

export class AemetFailure extends Error {
  override name = 'AemetFailure';
  constructor(
    message: string,
    /** Milliseconds before which a retry is useless. */
    readonly waitMs = 0,
  ) {
    super(message);
  }
}

/**
 * AEMET's first response is the address of the data. Errors are in `estado`, often under an HTTP status of
 * 200.
 */
const pointerSchema = v.object({
  estado: v.number(),
  descripcion: v.fallback(v.pipe(v.string(), v.maxLength(200)), ''),
  datos: v.optional(v.string()),
});

function retryAfterMs(response: Response): number {
  const seconds = Number(response.headers.get('retry-after'));
  return Number.isFinite(seconds) ? Math.min(Math.max(seconds, 0) * 1000, MAX_WAIT_MS) : 0;
}

/** Error and time to retry for a status: a wrong key and an unknown place do not fix themselves. */
function failureOf(status: number, description: string, response: Response): AemetFailure {
  const words = description ? `: ${description}` : '';
  switch (status) {
    case 401:
    case 403:
      return new AemetFailure(`it does not take AEMET_API_KEY (${status})${words}`, MAX_WAIT_MS);
    case 404:
      return new AemetFailure(`it has nothing for this municipality (404)${words}`, MAX_WAIT_MS);
    case 429:
      return new AemetFailure(
        `it was asked too often (429)${words}`,
        Math.max(retryAfterMs(response), MINUTE),
      );
    default:
      return new AemetFailure(`it answered ${status}${words}`, retryAfterMs(response));
  }
}

const reasonOf = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error);
  if (error.name === 'TimeoutError') return 'it did not answer in time';
  const { cause } = error;
  if (!(cause instanceof Error)) return error.message;
  return `it cannot be reached (${'code' in cause ? cause.code : cause.message})`;
};

export type AemetOptions = {
  /** Key of AEMET OpenData. */
  key: string;
  /** Base address of its calls: `https://opendata.aemet.es/opendata`. */
  origin: string;
  timeoutMs?: number;
  log?: (message: string) => void;
};

/** Figures that a line of the log names. */
const MAX_NAMED = 3;

/** AEMET OpenData's forecasts of municipalities (spec §9). */
export class Aemet {
  private readonly timeoutMs: number;

  constructor(private readonly options: AemetOptions) {
    this.timeoutMs = options.timeoutMs ?? TIMEOUT_MS;
  }

  /**
   * The forecast of a municipality, by AEMET's code.
   * @throws AemetFailure if either of its halves is missing or invalid, or `signal` aborts it
   */
  async forecast(municipality: string, signal: AbortSignal): Promise<WeatherForecast> {
    const other = new AbortController();
    const either = AbortSignal.any([signal, other.signal]);
    const ask = <Answer>(kind: 'horaria' | 'diaria', schema: v.GenericSchema<unknown, Answer>) =>
      this.answer(`/api/prediccion/especifica/municipio/${kind}/${municipality}`, schema, either);
    const implausible: string[] = [];
    const told: OnImplausible = (kind, value) => implausible.push(`${kind} ${value}`);
    try {
      const [hours, days] = await Promise.all([
        ask('horaria', aemetHoursSchema(told)),
        ask('diaria', aemetDaysSchema(told)),
      ]);
      if (implausible.length)
        this.options.log?.(
          `AEMET's forecast of ${municipality} has ${implausible.length} implausible figures, which count as unknown: ` +
            `${implausible.slice(0, MAX_NAMED).join(', ')}${implausible.length > MAX_NAMED ? ' …' : ''}`,
        );
      const forecast = forecastOf(hours, days);
      if (!forecast) throw new AemetFailure('its answer is empty');
      return forecast;
    } catch (error) {
      // One half is not a forecast: the other one is aborted.
      other.abort();
      throw error instanceof AemetFailure ? error : new AemetFailure(reasonOf(error));
    }
  }

  private async answer<Answer>(
    path: string,
    schema: v.GenericSchema<unknown, Answer>,
    signal: AbortSignal,
  ): Promise<Answer> {
    const { key, origin } = this.options;
    const first = await this.get(new URL(origin.replace(/\/$/, '') + path), signal, { api_key: key });
    const pointer = v.safeParse(pointerSchema, first.json);
    if (!pointer.success) throw new AemetFailure('its answer is not understood');
    const { estado, descripcion, datos } = pointer.output;
    if (estado !== 200) throw failureOf(estado, descripcion, first.response);
    const { json, response } = await this.get(this.dataUrl(datos), signal);
    const read = v.safeParse(schema, json);
    if (read.success) return read.output;
    // If the data have just expired, the response has the form of the first one.
    const refusal = v.safeParse(pointerSchema, json);
    if (refusal.success) throw failureOf(refusal.output.estado, refusal.output.descripcion, response);
    throw new AemetFailure('its data are not understood');
  }

  /**
   * Only AEMET's own hosts are followed, never any other that a response names. The key is not sent there.
   * @throws AemetFailure
   */
  private dataUrl(datos: string | undefined): URL {
    if (datos === undefined || !URL.canParse(datos))
      throw new AemetFailure('it does not say where its data are');
    const url = new URL(datos);
    const isOwn = url.origin === new URL(this.options.origin).origin;
    const isAemet = url.protocol === 'https:' && url.port === '' && /(?:^|\.)aemet\.es$/.test(url.hostname);
    if (url.username || url.password || !(isOwn || isAemet))
      throw new AemetFailure('it leads to data on a host that is not its own');
    return url;
  }

  private async get(url: URL, closing: AbortSignal, headers: Record<string, string> = {}) {
    const response = await fetch(url, {
      headers: { accept: 'application/json', ...headers },
      redirect: 'error',
      signal: timeLimit(this.timeoutMs, closing),
    });
    if (response.ok) return { response, json: await jsonOf(response) };
    await response.body?.cancel();
    throw failureOf(response.status, '', response);
  }
}
