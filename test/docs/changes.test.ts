import { spawnSync } from 'node:child_process'
import { CHANGE_PAGES, changeBlocks } from '../support/changePages'

test.each(CHANGE_PAGES)('the diffs of %s fit the code as it is', (page) => {
  const diffs = changeBlocks(page).filter(({ path }) => path === null)
  for (const { text } of diffs) {
    const { stderr } = spawnSync('git', ['apply', '--check', '--recount', '-'], { input: text, encoding: 'utf8' })
    expect(stderr).toBe('')
  }
})
