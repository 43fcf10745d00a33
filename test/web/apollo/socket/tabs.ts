import { randomUUID } from 'node:crypto'
import { BroadcastChannel } from 'node:worker_threads'
import { waitFor } from '@testing-library/react'
import type { Socket } from '../../../../web/apollo/socket/openSocket'
import { SharedSocket } from '../../../../web/apollo/socket/SharedSocket'
import type { Sink } from '../../../../web/apollo/socket/subscriptions'
import { TestLocks } from '../../../support/testLocks'

Object.assign(globalThis, { BroadcastChannel })
Object.assign(crypto, { randomUUID })

/** A server's end of a socket, as the tests see it. */
export interface Opened {
  tab: string
  isOpen: boolean
  /** What runs, by the text of the operation. */
  running: Map<string, Sink>
  begun: number
  close: () => void
}

export type Tab = ReturnType<typeof makeTab>

/** The tabs of a browser, for each test others: how they are opened, and what they have opened. */
export function givenTabs() {
  const browser = { locks: new TestLocks(), sockets: [] as Opened[] }
  let leaveAll: (() => void)[] = []
  beforeEach(() => {
    Object.assign(browser, { locks: new TestLocks(), sockets: [] })
    leaveAll = []
  })
  afterEach(() => leaveAll.forEach((leave) => leave()))

  /** A tab of a session. */
  const openTab = (name: string, session?: string) => {
    const tab = makeTab(browser, name, session)
    leaveAll.push(() => tab.events.onLeft())
    return tab
  }
  /** Tabs that all follow their household, of which the first one leads. */
  const tabsThatFollow = async (...names: string[]): Promise<Tab[]> => {
    const tabs: Tab[] = []
    for (const name of names) {
      const tab = openTab(name)
      tab.follow()
      await waitFor(() => expect(tab.received).toEqual(['household']))
      tabs.push(tab)
    }
    return tabs
  }
  /** The sockets that are open. */
  const live = () => browser.sockets.filter(({ isOpen }) => isOpen)
  /** The server sends something by the first of them. */
  const send = (value: unknown, query = 'household') => live()[0]?.running.get(query)?.next({ data: { value } })
  return { browser, openTab, tabsThatFollow, live, send }
}

/** Waits until these were the last things that each tab received. */
export const allReceive = (tabs: Tab[], ...values: unknown[]) =>
  waitFor(() => expect(tabs.map(({ received }) => received.slice(-values.length))).toEqual(tabs.map(() => values)))

function makeTab(browser: { locks: TestLocks; sockets: Opened[] }, name: string, session = 'ann 1') {
  let isSeen = true
  let id: string | null = session
  const sessionListeners = new Set<() => void>()
  const events = { onLeft: () => {}, onBack: () => {}, onSeen: () => {} }
  const open = (onClosed: () => void): Socket => {
    const opened: Opened = { tab: name, isOpen: true, running: new Map(), begun: 0, close: onClosed }
    browser.sockets.push(opened)
    return {
      isOpen: () => opened.isOpen,
      close: () => {
        opened.isOpen = false
        opened.running.clear()
      },
      subscribe: ({ query }, sink) => {
        if (opened.running.has(query)) throw new Error('It runs already')
        opened.running.set(query, sink)
        opened.begun += 1
        sink.next({ data: { all: query } })
        return () => void opened.running.delete(query)
      },
    }
  }
  const shared = new SharedSocket({
    session: {
      readToken: () => id,
      id: () => id,
      endOf: () => null,
      refresh: async () => false,
      subscribe: (listener) => {
        sessionListeners.add(listener)
        return () => void sessionListeners.delete(listener)
      },
    },
    locks: browser.locks as unknown as LockManager,
    tab: { isSeen: () => isSeen, follow: (listeners) => void Object.assign(events, listeners) },
    open,
  })
  const received: unknown[] = []
  const follow = (query = 'household') =>
    shared.subscribe(
      { query },
      {
        next: ({ data }) => void received.push(Object.values(data ?? {})[0]),
        error: (error) => void received.push(error),
        complete: () => void received.push('complete'),
      },
    )
  return {
    events,
    received,
    follow,
    setSeen: (value: boolean) => (isSeen = value),
    setSession: (value: string | null) => {
      id = value
      for (const listener of sessionListeners) listener()
    },
  }
}
