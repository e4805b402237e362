import { isLocalHost, type Site } from '@portal/model';

/** Whether search engines may list a site's pages: not those of a demonstration that the world can reach. */
export const isListable = ({ isFiction }: Pick<Site, 'isFiction'>, origin: string): boolean =>
  !isFiction || isLocalHost(new URL(origin).host);
