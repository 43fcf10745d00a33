import { existsSync, readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { FIRST_CODE, PLANNER_CODE, withPreloads } from '../../../server/http/preloads'

const HTML =
  '<head><script data-entry="/assets/index-1.js" data-first="assets/react-1.js" data-page="" data-planner="">go()</script></head>'
const MANIFEST = {
  'shell/LoginWithKeptList.tsx': { file: 'assets/Login-1.js', imports: ['_react-1.js', '_accounts-1.js'] },
  '_accounts-1.js': { file: 'assets/accounts-1.js', imports: ['_react-1.js', '_icons-1.js'] },
  '_icons-1.js': { file: 'assets/icons-1.js' },
  '_react-1.js': { file: 'assets/react-1.js' },
}

/** The files that the page names under an attribute of its script. */
const namedIn = (html: string, name: 'page' | 'planner') => {
  const names = new RegExp(`data-${name}="([^"]*)"`).exec(html)?.[1] ?? ''
  return names.split(' ').filter(Boolean)
}

describe('The code named in the page', () => {
  it("is the address's own beside the script's, each file once, however deep it is imported, after what it imports", () => {
    const html = withPreloads(HTML, '/login', MANIFEST)
    expect(namedIn(html, 'page')).toEqual(['assets/icons-1.js', 'assets/accounts-1.js', 'assets/Login-1.js'])
  })

  it.each(['/', '/dishes', '/login/else', '/instructions/'])("is the script's alone for %s", (path) => {
    expect(withPreloads(HTML, path, MANIFEST)).toBe(HTML)
  })

  it("of the planner is named for the page's own script, which fetches it where a person is known", () => {
    const manifest = {
      ...MANIFEST,
      'shell/PlannerPage.tsx': { file: 'assets/Planner-1.js', imports: ['_icons-1.js'] },
      'plan/planSource.ts': { file: 'assets/planSource-1.js', imports: ['_react-1.js'] },
    }
    const html = withPreloads(HTML, '/', manifest)
    expect(namedIn(html, 'planner')).toEqual(['assets/icons-1.js', 'assets/Planner-1.js', 'assets/planSource-1.js'])
    // The service worker takes what stands so in quotes for one file of the build (offlineCache.ts).
    expect([...html.matchAll(/"(\/assets\/[^"]+)"/g)].map(([, file]) => file)).toEqual(['/assets/index-1.js'])
  })

  it('is left as it is where the build has no record of its files', () => {
    expect(withPreloads(HTML, '/login', {})).toBe(HTML)
  })

  it('is looked for under sources that exist and that the route table names', () => {
    const routes = readFileSync('web/shell/routes.tsx', 'utf8')
    for (const source of PLANNER_CODE) expect(existsSync(`web/${source}`)).toBe(true)
    for (const { source } of FIRST_CODE) {
      expect(existsSync(`web/${source}`)).toBe(true)
      const path = relative('shell', source.replace(/\.tsx$/, ''))
      expect(routes).toContain(`import('${path.startsWith('.') ? path : `./${path}`}')`)
    }
  })
})
