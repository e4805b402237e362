import { isLocalHost, type Site } from '@portal/model';

/** Whether search engines may index a site's pages: not those of a public demonstration. */
export const isListable = ({ isFiction }: Pick<Site, 'isFiction'>, origin: string): boolean =>
  !isFiction || isLocalHost(new URL(origin).host);
