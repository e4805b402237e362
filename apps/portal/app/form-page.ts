import { failedCall } from '@portal/data';
import { loginPath, ROUTES, validate } from '@portal/model';
import type * as v from 'valibot';
import { type AccountPage, messagesOf, statusOf, type Visit, type Visited, valuesOf } from './visit';

/**
 * State of a form that was sent without JavaScript and comes back: as it was filled in, and what is wrong
 * with it.
 */
export type SentForm = {
  values?: Readonly<Record<string, string>>;
  errors?: Readonly<Record<string, string>>;
  /** Whether it failed as a whole. */
  isFailed?: boolean;
  status?: number;
};

type FormDefinition<S extends v.GenericSchema, Answer> = {
  /** Schema of the endpoint's input; null on a site without the form, whose address leads to the front. */
  schema: (visit: Visit) => S | null;
  /** Adds what the fields lack, such as a key; a form that comes back has it too. */
  complete?: (values: Readonly<Record<string, string>>) => Readonly<Record<string, string>>;
  /** Input as the schema takes it, from the values of the fields; the values themselves by default. */
  read?: (values: Readonly<Record<string, string>>) => unknown;
  /** Calls the endpoint. */
  send: (visit: Visit, input: v.InferOutput<S>) => Promise<Answer>;
  show: (visit: Visit, sent: SentForm) => Promise<Visited> | Visited;
  /** Address that confirms it, from the endpoint's response. */
  done: (answer: Answer, visit: Visit) => string;
};

/**
 * Page of an endpoint's form, for browsers without JavaScript: a GET shows it, a POST calls the endpoint and
 * leads on. A form that the schema or the back end rejects comes back filled in, with the errors of its
 * fields.
 */
export function formPage<S extends v.GenericSchema, Answer>({
  schema,
  complete = (values) => values,
  read = (values) => values,
  send,
  show,
  done,
}: FormDefinition<S, Answer>): AccountPage {
  return {
    get: async (visit) => (schema(visit) ? show(visit, {}) : { location: ROUTES.front }),
    post: async (visit) => {
      const accepted = schema(visit);
      if (!accepted) return { location: ROUTES.front };
      const values = complete(valuesOf(visit));
      const checked = validate(accepted, read(values));
      if (!checked.valid)
        return show(visit, { values, errors: messagesOf(visit, checked.issues), status: 400 });
      try {
        return { location: done(await send(visit, checked.value), visit) };
      } catch (error) {
        const failed = failedCall(error);
        const { issues } = failed.failure;
        const status = statusOf(failed);
        if (status === 401) return { location: loginPath(visit.url.pathname + visit.url.search) };
        return show(visit, {
          values,
          status,
          ...(issues?.length ? { errors: messagesOf(visit, issues) } : { isFailed: true }),
        });
      }
    },
  };
}
