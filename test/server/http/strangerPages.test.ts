import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { REQUIREMENTS } from '../../../server/catalogue/requirements'
import { messages } from '../../../server/http/messages'
import type { Shell } from '../../../server/http/shells'
import { strangerPageAt, StrangerPages } from '../../../server/http/strangerPages'
import { welcomeFacts } from '../../../server/http/welcomeFacts'
import { messages as pageMessages } from '../../../web/welcome/messages'
import { givenApp } from '../../support/givenApp'

const app = givenApp()
const folder = mkdtempSync(join(tmpdir(), 'welcome-'))
const BARE: Shell = {
  html: '<head><title>x</title><meta name="description" content="y" /></head><body><div id="root"></div></body>',
  scriptHashes: [],
}
/** Stands in for the one of the build: it says how often it was asked. */
const RENDERER = `
  let times = 0
  exports.renderForStranger = async (path, { meals }) => ({ head: '<style></style>', body: [path, meals, ++times].join('|') })
`

beforeAll(() => {
  mkdirSync(join(folder, '.vite'))
  writeFileSync(join(folder, '.vite/renderer.cjs'), RENDERER)
})
afterAll(() => rmSync(folder, { recursive: true }))

const compiled = () => app.services.catalogue.compiled
/** Sides and desserts are not among them (docs/product.md PLAN-100). */
const mealCount = () => compiled().meals.filter(({ meal }) => !meal.role).length

describe("A stranger's first page", () => {
  it('is rendered once, with its name, description, one address and facts (UI-19)', async () => {
    const pages = new StrangerPages(app.services, folder, BARE)
    const [html] = await Promise.all([pages.html('welcome'), pages.html('welcome')])
    expect(html).toContain(`<div id="root" data-shell="welcome">/welcome|${mealCount()}|1</div>`)
    expect(html).toContain(`<title>${messages.welcome.title} · ${app.services.config.productName}</title>`)
    expect(html).toContain(`<meta name="description" content="${messages.welcome.description}" />`)
    expect(html).toContain(`<link rel="canonical" href="${app.services.config.publicUrl}/welcome">`)
    const [, json = ''] = /<script type="application\/json" id="welcome">(.*?)<\/script>/.exec(html) ?? []
    expect(JSON.parse(json)).toEqual(await welcomeFacts(app.services))
    expect(messages.welcome.title).toBe(pageMessages.title)
  })

  it('tells how many meals and requirements there are, and shows meals of the catalogue', async () => {
    const { meals, requirements, plan, list, cooked } = await welcomeFacts(app.services)
    expect([meals, requirements]).toEqual([mealCount(), REQUIREMENTS.length])
    expect(plan.map(({ category }) => category)).toEqual(
      ['breakfast', 'lunch', 'dinner'].flatMap((category) => [category, category]),
    )
    for (const { name, minutes } of plan)
      expect(compiled().meals.find((meal) => meal.name === name)?.meal.minutes).toBe(minutes)
    expect(new Set(plan.map(({ name }) => name)).size).toBe(plan.length)
    expect(list.flatMap(({ lines }) => lines).length).toBeGreaterThan(2)
    expect(cooked.text).not.toBe('')
    for (const { plate } of plan) expect((await app.fetch(plate)).status).toBe(200)
  })

  it('is what the script draws where the build can not', async () => {
    jest.spyOn(app.services.log, 'error').mockImplementation(() => undefined)
    const html = await new StrangerPages(app.services, join(folder, 'nothing'), BARE).html('welcome')
    expect(html).toContain('<div id="root"></div>')
    expect(html).toContain(`<link rel="canonical" href="${app.services.config.publicUrl}/welcome">`)
  })

  it('is in the sitemap', async () => {
    const sitemap = await (await app.fetch('/sitemap.xml')).text()
    expect(sitemap).toContain(`<loc>${app.services.config.publicUrl}/welcome</loc>`)
  })
})

describe('The sign-in page', () => {
  it('holds what the picture shows, and is at its usual address, with and without a slash (UI-20)', async () => {
    const html = await new StrangerPages(app.services, folder, BARE).html('login')
    expect(html).toContain(`<div id="root" data-shell="login">/login|${mealCount()}|`)
    expect(html).toContain('<script type="application/json" id="welcome">')
    expect(html).not.toContain('rel="canonical"')
    expect(['/login', '/Login/', '/welcome/', '/signup', '/'].map(strangerPageAt)).toEqual([
      'login',
      'login',
      'welcome',
      undefined,
      undefined,
    ])
  })

  it('is what the script draws where the build can not', async () => {
    jest.spyOn(app.services.log, 'error').mockImplementation(() => undefined)
    expect(await new StrangerPages(app.services, join(folder, 'nothing'), BARE).html('login')).toBe(BARE.html)
  })

  it('a page that holds nothing of the picture asks for it', async () => {
    const answer = await app.fetch('/welcome.json')
    expect(answer.headers.get('cache-control')).toBe('public, max-age=3600')
    expect(await answer.json()).toEqual(await welcomeFacts(app.services))
  })
})
