import type { FetchedPage } from './fetchPage'

/** Where people's pages are fetched (docs/product.md MOVE-36). */
export interface Pages {
  /**
   * The page of an address; the same again is not fetched again for a minute.
   * @throws RATE_LIMITED, and UNAVAILABLE while another one is fetched for the person.
   */
  fetch(userId: string, address: string): Promise<FetchedPage>
}
