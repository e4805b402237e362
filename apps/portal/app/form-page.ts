import { randomUUID } from 'node:crypto';
import { failedCall, type RequestError } from '@portal/data';
import { loginPath, takenFields, validate } from '@portal/model';
import { contactKeySchema } from '@portal/model/participation';
import type * as v from 'valibot';
import { type Answer, messagesOf, statusOf, textOf, type Visit, type Visited, valuesOf } from './visit';

/** Texts of a form's fields, by their names: values, or messages. */
export type FieldTexts = Readonly<Record<string, string>>;

/**
 * State of a form that was sent without JavaScript and comes back: as it was filled in, and what is wrong
 * with it.
 */
export type SentForm = {
  values?: FieldTexts;
  errors?: FieldTexts;
  /** Why the back end refused it, in words. */
  failure?: string;
  status?: number;
};

/** A form that the back end has refused. */
export type RefusedForm = SentForm & { values: FieldTexts; failure: string; status: number };

/** Key of a form: the one that it was shown with, so that a form sent twice arrives once. */
export function keyOf(values: FieldTexts): string {
  const given = validate(contactKeySchema, values);
  return given.valid ? given.value.key : randomUUID();
}

type Awaitable<T> = T | Promise<T>;

/** Outcomes of a call to an endpoint. */
export type Outcomes<Result> = {
  /** Address or page that confirms it, from the endpoint's answer. */
  done: (answer: Result) => Awaitable<string | Visited>;
  /** Page of a form that the back end refused. */
  show: (sent: RefusedForm, refusal: RequestError) => Awaitable<string | Visited>;
  /** Values that come back; by default those of all fields. Passwords never do. */
  values?: FieldTexts;
  /** Own words for a refusal; the text of its error by default. */
  words?: (refusal: RequestError) => string | undefined;
  /** Page or address in place of the form, for a refusal that the form cannot show. */
  instead?: (refusal: RequestError) => Awaitable<string | Visited | undefined>;
  /** Address to return to after the login, for readers whose session has ended; that of the form by default. */
  back?: string;
};

type FormDefinition<S extends v.GenericSchema, Result> = Outcomes<Result> & {
  schema: S;
  /** Input for the schema; by default the values of all fields. */
  input?: unknown;
  /** Calls the endpoint. */
  send: (input: v.InferOutput<S>) => Promise<Result>;
  /**
   * The page with the form.
   * @param refusal by the back end, of what the schema accepts
   */
  show: (sent: SentForm, refusal?: RequestError) => Awaitable<string | Visited>;
};

/** A form of one visit, to be shown or sent. */
export type Form = Readonly<Record<'show' | 'send', () => Promise<Visited>>>;

const pageOf = (next: string | Visited): Visited => (typeof next === 'string' ? { location: next } : next);

const withoutPasswords = (values: FieldTexts): FieldTexts =>
  Object.fromEntries(Object.entries(values).filter(([name]) => !/password$/i.test(name)));

/** Messages of the fields that a refusal names. */
function errorsOf(visit: Visit, { failure }: RequestError): { errors?: FieldTexts } {
  const taken = takenFields(failure).map(([field, key]) => [field, textOf(visit, key)] as const);
  if (taken.length) return { errors: Object.fromEntries(taken) };
  return failure.issues?.length ? { errors: messagesOf(visit, failure.issues) } : {};
}

/**
 * Calls an endpoint for a form with nothing to check, such as a button. A refused form comes back filled in,
 * with the messages of its fields and the reason; readers without a session are sent to the login.
 */
export async function attempt<Result>(
  visit: Visit,
  { send, done, show, instead, ...rest }: Outcomes<Result> & { send: () => Promise<Result> },
): Promise<Visited> {
  let answer: Result;
  try {
    answer = await send();
  } catch (error) {
    const refusal = failedCall(error);
    const status = statusOf(refusal);
    const next = await instead?.(refusal);
    if (next) return pageOf(next);
    if (status === 401 && refusal.key === 'unauthorized')
      return { location: loginPath(rest.back ?? visit.url.pathname + visit.url.search) };
    const values = withoutPasswords(rest.values ?? valuesOf(visit));
    const failure = rest.words?.(refusal) ?? textOf(visit, refusal.key);
    return pageOf(await show({ values, failure, status, ...errorsOf(visit, refusal) }, refusal));
  }
  return pageOf(await done(answer));
}

/** A form of this visit for an endpoint. One that its schema rejects comes back with the messages of its fields. */
export function form<S extends v.GenericSchema, Result>(
  visit: Visit,
  definition: FormDefinition<S, Result>,
): Form {
  const { schema, input = valuesOf(visit), send, show, values = valuesOf(visit) } = definition;
  return {
    show: async () => pageOf(await show({})),
    send: async () => {
      const checked = validate(schema, input);
      if (checked.valid) return attempt(visit, { ...definition, send: () => send(checked.value) });
      const errors = messagesOf(visit, checked.issues);
      return pageOf(await show({ values: withoutPasswords(values), errors, status: 400 }));
    },
  };
}

/**
 * Page of a form, for browsers without JavaScript: a GET shows it, a POST sends it.
 * @param of the form of a visit, or a page or address in its place
 */
export function formPage(of: (visit: Visit) => Awaitable<Form | Visited>): { get: Answer; post: Answer } {
  const by = (act: keyof Form) => async (visit: Visit) => {
    const found = await of(visit);
    return 'send' in found ? found[act]() : found;
  };
  return { get: by('show'), post: by('send') };
}
