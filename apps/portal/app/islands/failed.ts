import { RequestError } from '@portal/data';

/** A call that failed, as a form can speak of it; anything else is a fault of the page. */
export function failed(error: unknown): RequestError {
  if (error instanceof RequestError) return error;
  throw error;
}
