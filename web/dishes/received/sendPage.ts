/** What the bookmark is given. */
export interface SendingSite {
  /** The product's origin, and its page that receives. */
  readonly origin: string
  readonly path: string
  /** The message with which that page says that it listens. */
  readonly ready: string
  /** Characters of a page, and bytes of a picture, that are sent. */
  readonly characters: number
  readonly bytes: number
  /** What is said where the browser opens no window. */
  readonly blocked: string
}

/**
 * Runs on other sites' pages, out of a bookmark: it opens the product and hands it the page, without its scripts, forms and
 * styles, what is selected on it, and the picture of its recipe where that site gives it. Its text is the bookmark, so nothing
 * outside of it may be named.
 */
export function sendPage({ origin, path, ready, characters, bytes, blocked }: SendingSite): void {
  const opened = window.open(origin + path, '_blank')
  if (!opened) return window.alert(blocked)

  const sourceOf = (): string => {
    const page = document.documentElement.cloneNode(true) as HTMLElement
    const unread =
      'script:not([type*="ld+json" i]),style,svg,iframe,template,object,canvas,video,audio,input,textarea,select'
    for (const element of page.querySelectorAll(unread)) element.remove()
    for (const element of page.querySelectorAll('*'))
      for (const name of ['class', 'style', 'srcset']) element.removeAttribute(name)
    const source = page.outerHTML
    return source.length > characters ? '' : source
  }

  /** The picture that the recipe's data name, else that of the page. */
  const pictureAddress = (): string => {
    const texts = [...document.querySelectorAll('script[type*="ld+json" i]')].map((block) => block.textContent ?? '')
    for (const text of texts) {
      try {
        let level: unknown[] = [JSON.parse(text)]
        for (let depth = 0; depth < 6 && level.length > 0; depth += 1) {
          const nodes = level.filter((one): one is Record<string, unknown> => typeof one === 'object' && one !== null)
          for (const node of nodes) {
            if (!/recipe/i.test(JSON.stringify(node['@type'] ?? ''))) continue
            const [image] = [node.image].flat()
            const address = typeof image === 'object' && image !== null ? (image as { url?: unknown }).url : image
            if (typeof address === 'string') return address
          }
          level = nodes.flatMap((node) => Object.values(node)).slice(0, 5000)
        }
      } catch {
        // The next block may be data.
      }
    }
    return document.querySelector('meta[property="og:image"]')?.getAttribute('content') ?? ''
  }

  const fetchPicture = async (): Promise<{ type: string; bytes: ArrayBuffer } | null> => {
    try {
      const address = pictureAddress()
      if (address === '') return null
      const answer = await fetch(new URL(address, document.baseURI), { signal: AbortSignal.timeout(5000) })
      const picture = await answer.blob()
      if (!answer.ok || !picture.type.startsWith('image/') || picture.size > bytes) return null
      return { type: picture.type, bytes: await picture.arrayBuffer() }
    } catch {
      return null
    }
  }

  const picture = fetchPicture()
  const send = async (event: MessageEvent): Promise<void> => {
    if (event.source !== opened || event.origin !== origin || event.data !== ready) return
    window.removeEventListener('message', listen)
    const selection = String(window.getSelection() ?? '')
    opened.postMessage({ html: sourceOf(), url: window.location.href, selection, picture: await picture }, origin)
  }
  const listen = (event: MessageEvent): void => void send(event)
  window.addEventListener('message', listen)
}
