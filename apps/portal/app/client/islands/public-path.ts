import { PUBLIC_PATH_ERROR } from '@portal/model';

/**
 * Base address of scripts, from the address of the importing one.
 * @throws if the browser does not provide it (spec §8)
 */
export function publicPath(address: string | undefined): string {
  if (!address) throw new Error(PUBLIC_PATH_ERROR);
  return address;
}
