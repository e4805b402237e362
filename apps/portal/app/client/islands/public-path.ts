import { PUBLIC_PATH_ERROR } from '@portal/model';

/**
 * Where scripts are, told at startup by the address of the script that asks.
 * @throws where a browser does not say it (spec §8)
 */
export function publicPath(address: string | undefined): string {
  if (!address) throw new Error(PUBLIC_PATH_ERROR);
  return address;
}
