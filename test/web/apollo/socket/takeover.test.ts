import { setImmediate } from 'node:timers'
import { PATIENCE } from '../../../../web/apollo/socket/Membership'
import { givenTabs } from './tabs'

const { browser, openTab, live, send } = givenTabs()

describe('a leading tab that does not do its part', () => {
  beforeEach(() => jest.useFakeTimers())
  afterEach(() => jest.useRealTimers())
  const turns = async (count = 20) => {
    for (let turn = 0; turn < count; turn += 1) await new Promise((resolve) => setImmediate(resolve))
  }

  it('is replaced by one that is looked at, when it does not answer', async () => {
    // A tab that the browser has suspended holds the lock and says nothing.
    browser.locks.request('live ann 1', () => new Promise(() => {})).catch(() => {})
    const tab = openTab('b')
    tab.setSeen(false)
    tab.follow()
    await turns()
    jest.advanceTimersByTime(10 * PATIENCE)
    await turns()
    expect(browser.sockets).toEqual([])
    tab.setSeen(true)
    tab.events.onSeen()
    jest.advanceTimersByTime(PATIENCE)
    await turns()
    expect(live()).toMatchObject([{ tab: 'b' }])
    expect(tab.received).toEqual(['household'])
  })

  it('stays while it answers, closes its socket when it is replaced, and follows then', async () => {
    const [first, second] = [openTab('a'), openTab('b')]
    for (const tab of [first, second]) tab.follow()
    await turns()
    for (let asked = 0; asked < 3; asked += 1) {
      second.events.onSeen()
      await turns()
      jest.advanceTimersByTime(PATIENCE)
      await turns()
    }
    expect(live()).toMatchObject([{ tab: 'a' }])
    // Hidden and without a connection it is slow to connect again.
    first.setSeen(false)
    for (const socket of browser.sockets) socket.isOpen = false
    second.events.onSeen()
    await turns()
    expect(live()).toMatchObject([{ tab: 'b' }])
    send(3)
    await turns()
    for (const tab of [first, second]) expect(tab.received.at(-1)).toBe(3)
  })
})
