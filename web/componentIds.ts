import { createHash } from 'node:crypto'
import type { Plugin } from 'vite'

const STYLED = /\bconst (\w+) = styled(?:\.\w+|\([\w.]+\))(?=[<`])/g

/**
 * Names each styled component by its file and its constant. Without a name it gets one by the order in which modules are
 * evaluated, which is another one where the shell is rendered at the build than in a browser.
 */
export function withComponentIds(code: string, file: string): string {
  return code.replace(STYLED, (found, name: string) => {
    const id = createHash('sha256').update(`${file} ${name}`).digest('base64url').replace(/[-_]/g, '').slice(0, 7)
    return `${found}.withConfig({ componentId: 'w${id}' })`
  })
}

/** The same as a step of the build, for the files in `web`. */
export function componentIds(web: string): Plugin {
  return {
    name: 'component-ids',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      if (!id.startsWith(web) || !/\.tsx?$/.test(id) || !code.includes('styled')) return null
      return { code: withComponentIds(code, id.slice(web.length)), map: null }
    },
  }
}
