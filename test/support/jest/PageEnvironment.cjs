const { createRequire } = require('node:module')
require('./compileOnce.cjs')
const { endFollowing } = require('./currentTest.cjs')

const ofJsdom = createRequire(createRequire(require.resolve('jest-environment-jsdom')).resolve('jsdom'))
const selectors = ofJsdom('./jsdom/living/helpers/selectors.js')
const { implForWrapper } = ofJsdom('./jsdom/living/generated/utils.js')

/** What an element has to have so that a selector may match it: the type, id and classes of its last compound, by selector. */
const needed = new Map()
/** Sets of classes by the attribute's text. */
const classSets = new Map()

const { matchesDontThrow } = selectors
// Before jsdom reads its own style rules, which take the function from here once.
selectors.matchesDontThrow = (element, selector) => mayMatch(element, selector) && matchesDontThrow(element, selector)

const { TestEnvironment } = require('jest-environment-jsdom')

/**
 * jsdom for the pages' tests, which ask for computed styles at every role and name that they look for. jsdom tries each rule
 * of all styles on each element, and copies what it found for every caller. Here the engine is asked only about rules whose
 * type, id and classes the element has, and an element's style is made once until the page changes. What comes out is the same.
 */
module.exports = class PageEnvironment extends TestEnvironment {
  constructor(config, context) {
    super(config, context)
    const { window } = this.dom
    const getComputedStyle = window.getComputedStyle.bind(window)
    const styles = new WeakMap()
    window.getComputedStyle = (element, pseudoElement) => {
      const document = implForWrapper(element?.ownerDocument)
      if (!document || pseudoElement) return getComputedStyle(element, pseudoElement)
      // jsdom begins another cache when the page changes.
      const known = document._styleCache && styles.get(document._styleCache)?.get(element)
      if (known) return known
      const style = getComputedStyle(element)
      const cache = document._styleCache
      if (!styles.has(cache)) styles.set(cache, new WeakMap())
      styles.get(cache).set(element, style)
      return style
    }
  }

  async teardown() {
    await super.teardown()
    endFollowing()
  }
}

function mayMatch(element, selector) {
  let needs = needed.get(selector)
  if (!needs) needed.set(selector, (needs = lastCompounds(selector)))
  const text = element.getAttributeNS(null, 'class') ?? ''
  let classes = classSets.get(text)
  if (!classes) classSets.set(text, (classes = new Set(text.split(/\s+/))))
  return needs.some(
    ({ type, id, classNames }) =>
      (type === '' || type === element._localName.toLowerCase()) &&
      (id === '' || id === element.getAttributeNS(null, 'id')) &&
      classNames.every((name) => classes.has(name)),
  )
}

/** Of each selector of a list. What is in brackets only narrows it and is left out; one with an escape may match anything. */
function lastCompounds(list) {
  const anything = [{ type: '', id: '', classNames: [] }]
  if (typeof list !== 'string' || /[\\"'|]/.test(list.replaceAll(/\[[^\]]*\]/g, ''))) return anything
  let plain = list.replaceAll(/\[[^\]]*\]/g, '')
  while (/\([^()]*\)/.test(plain)) plain = plain.replaceAll(/\([^()]*\)/g, '')
  return plain.split(',').map((selector) => {
    const last = selector
      .trim()
      .split(/[\s>+~]+/)
      .at(-1)
    return {
      type: (/^[a-z][\w-]*/i.exec(last)?.[0] ?? '').toLowerCase(),
      id: /#([\w-]+)/.exec(last)?.[1] ?? '',
      classNames: Array.from(last.matchAll(/\.([\w-]+)/g), ([, name]) => name),
    }
  })
}
