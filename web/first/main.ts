import { readDeviceOwner } from '../session/deviceOwner'
import { readToken } from '../session/session'
import { readThemeChoice, showTheme } from '../styles/themeChoice'
import { askForPlan } from './askForPlan'
import { drawEmptyPlan, drawKeptPlan } from './drawPlan'
import { noteEarlyPresses } from './earlyPresses'
import { fetchCode } from './fetchCode'
import { markMode } from './markMode'
import { type CodeTable, filesOf } from './pageCode'
import { whenRead } from './whenRead'

/*
 * The one script that runs before the page's own code (docs/decisions/0072). The build puts it into the head of each page,
 * with what it has to know in the attributes of the script; in development it has none and sets the theme only.
 */
const { code, query } = document.currentScript?.dataset ?? {}
const isKnown = readToken() !== null || readDeviceOwner() !== null

showTheme(readThemeChoice())
// The sign-in form of the HTML stays hidden (docs/product.md ACC-44).
if (isKnown) document.documentElement.dataset.person = 'known'
if (code) {
  noteEarlyPresses()
  const answer = askForPlan(query)
  whenRead('main', () => {
    markMode()
    drawKeptPlan()
    void answer?.then(drawEmptyPlan)
  })
  fetchCode(filesOf(JSON.parse(code) as CodeTable, location, isKnown))
}
