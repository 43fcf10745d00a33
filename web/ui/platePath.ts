/**
 * The path of a plate of this server; null for anything else. The API gives recipes' plates as addresses, which may name
 * another host of the same server than the one in the address bar.
 */
export const platePath = (plate: string | null | undefined): string | null =>
  /(?:^|^https?:\/\/[^/]+)(\/plates\/[\w.-]+)$/.exec(plate ?? '')?.[1] ?? null
