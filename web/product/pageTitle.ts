import { productConfig } from './productConfig'

const listeners = new Set<(named: boolean) => void>()

/** Sets the browser's title (docs/product.md UI-15); a page without its own name is called by the product's. */
export function setPageTitle(name: string | undefined): void {
  const { productName } = productConfig()
  document.title = name ? `${name} · ${productName}` : productName
  for (const listener of [...listeners]) listener(Boolean(name))
}

/** Calls `listener` whenever a page sets the title, with whether it has a name already. Returns what stops that. */
export function subscribeToPageTitle(listener: (named: boolean) => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
