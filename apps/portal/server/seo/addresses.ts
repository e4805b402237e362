import type { Client } from '@portal/data';
import {
  type Address,
  type Addresses,
  type AddressFiles,
  type AddressKind,
  addressesSchema,
  addressFilesSchema,
  CALLS,
  type NewsAddress,
  newsAddressesSchema,
} from '@portal/model';

/** URLs for sitemaps, batch by batch: the next is requested on demand. */
export type AddressClient = {
  /**
   * Files with URLs, in batches.
   * @throws RequestError
   */
  files: (site: string, kind: AddressKind) => AsyncGenerator<AddressFiles['files']>;
  /**
   * One file; undefined if it has no URLs.
   * @throws RequestError
   */
  file: (site: string, kind: AddressKind, file: number) => Promise<AddressFiles['files'][number] | undefined>;
  /**
   * URLs of a file, in batches.
   * @throws RequestError
   */
  addresses: (site: string, kind: AddressKind, file: number) => AsyncGenerator<Address[]>;
  /**
   * The news of two days.
   * @throws RequestError
   */
  news: (site: string) => Promise<NewsAddress[]>;
};

export function createAddressClient(client: Client): AddressClient {
  const filesAfter = (query: Record<string, string>) =>
    client.request(`${CALLS.addressFiles}?${new URLSearchParams(query)}`, addressFilesSchema);

  return {
    files: async function* (site, kind) {
      for (let after: number | null = 0; after !== null; ) {
        const answer: AddressFiles = await filesAfter({ site, kind, after: String(after) });
        yield answer.files;
        after = answer.next;
      }
    },
    file: async (site, kind, file) => {
      const { files } = await filesAfter({ site, kind, after: String(file - 1), most: '1' });
      return files.find((found) => found.file === file);
    },
    addresses: async function* (site, kind, file) {
      for (let after: string | null = ''; after !== null; ) {
        const query: URLSearchParams = new URLSearchParams({
          site,
          kind,
          file: String(file),
          ...(after ? { after } : {}),
        });
        const answer: Addresses = await client.request(`${CALLS.addresses}?${query}`, addressesSchema);
        yield answer.addresses;
        after = answer.next;
      }
    },
    news: async (site) =>
      (await client.request(`${CALLS.newsAddresses}?${new URLSearchParams({ site })}`, newsAddressesSchema))
        .news,
  };
}
