import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { themes } from '../../../web/styles/themes'

describe('the page before its script', () => {
  it('has the paper of either theme already', () => {
    const css = readFileSync(join(process.cwd(), 'web/styles/beforeScript.css'), 'utf8')
    const paper = [...css.matchAll(/background: (#\w+);\s*color-scheme: (\w+);/g)].map(([, background, theme]) => [
      theme,
      background,
    ])
    expect(Object.fromEntries(paper)).toEqual({ light: themes.light.surface, dark: themes.dark.surface })
  })
})
