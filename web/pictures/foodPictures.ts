import type { Plugin } from 'vite'
import { readPictureSet, usedPictures, type PictureSet } from './pictureSet'

/**
 * Ships the illustrations that the product uses, and no others of the set's three thousand, as `pictures/<name>.svg`:
 * written at the build, answered from memory in development. Fails the build when a used name is unknown.
 */
export function foodPictures(root: string): Plugin {
  let set: PictureSet | null = null
  const pictures = () => (set ??= readPictureSet(root))
  return {
    name: 'food-pictures',
    configureServer(server) {
      server.middlewares.use('/pictures', (request, response, next) => {
        const name = /^\/([a-z0-9-]+)\.svg$/.exec((request.url ?? '').split('?')[0] ?? '')?.[1]
        const svg = name && usedPictures(root).includes(name) ? pictures().svg(name) : null
        if (svg === null) return next()
        response.setHeader('Content-Type', 'image/svg+xml')
        response.setHeader('Cache-Control', 'max-age=600')
        response.end(svg)
      })
    },
    generateBundle() {
      const missing: string[] = []
      for (const name of usedPictures(root)) {
        const svg = pictures().svg(name)
        if (svg === null) missing.push(name)
        else this.emitFile({ type: 'asset', fileName: `pictures/${name}.svg`, source: svg })
      }
      if (missing.length > 0) this.error(`no such illustration: ${missing.join(', ')}`)
    },
  }
}
