import '@testing-library/jest-dom'
import { configure } from '@testing-library/react'
import { TextDecoder, TextEncoder } from 'node:util'
import { failOfPrinted, keepPrinted } from './printing'
import { finishEvents, forgetMakers } from './reactInTests'

Object.assign(globalThis, { TextDecoder, TextEncoder })

// A machine with much to do is slow, not wrong: what is waited for may take its time.
jest.setTimeout(30_000)
configure({ asyncUtilTimeout: 5000 })
finishEvents()
forgetMakers()
// Rules are added to the sheet as in production: as text, jsdom would parse all of them again for each.
Object.assign(globalThis, { SC_DISABLE_SPEEDY: false })

keepPrinted()
beforeEach(keepPrinted)
afterEach(failOfPrinted)
afterAll(failOfPrinted)

if (typeof window.matchMedia !== 'function')
  window.matchMedia = (query: string) =>
    ({
      matches: false,
      media: query,
      addEventListener: () => {},
      removeEventListener: () => {},
    }) as unknown as MediaQueryList

class QuietObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}
Object.assign(globalThis, {
  ResizeObserver: globalThis.ResizeObserver ?? QuietObserver,
  IntersectionObserver: QuietObserver,
})

// jsdom knows no pointers; the headless parts make such events for boxes and radios.
Object.assign(globalThis, { PointerEvent: globalThis.PointerEvent ?? MouseEvent })
