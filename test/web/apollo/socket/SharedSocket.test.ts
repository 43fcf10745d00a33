import { onDisconnected } from '../../../../web/apollo/socketSession'
import { waitFor } from '@testing-library/react'
import { allReceive, givenTabs, type Tab } from './tabs'

const { browser, openTab, tabsThatFollow, live, send } = givenTabs()

it('all tabs of a session follow by the socket of one, which runs what they want once', async () => {
  const tabs = await tabsThatFollow('a', 'b', 'c')
  expect(browser.sockets).toMatchObject([{ tab: 'a', begun: 1 }])
  send(1)
  await allReceive(tabs, 'household', 1)
})

it('a tab that comes later gets what has come, or all of it again after much', async () => {
  const [first] = await tabsThatFollow('a')
  send(1)
  const second = openTab('b')
  second.follow()
  await allReceive([second], 'household', 1)
  expect(live()).toMatchObject([{ begun: 1 }])
  for (let value = 2; value < 20; value += 1) send(value)
  await allReceive([second], 18, 19)
  const third = openTab('c')
  third.follow()
  await allReceive([third], 'household')
  expect(live()).toMatchObject([{ begun: 2 }])
  expect(third.received).toEqual(['household'])
  send(20)
  await allReceive([first, second, third] as Tab[], 'household', 20)
})

it('subscriptions of several households stay apart', async () => {
  const [first, second] = await tabsThatFollow('a', 'b')
  second?.follow('weekend')
  await allReceive([second] as Tab[], 'weekend')
  send('of weekend', 'weekend')
  send('of home')
  await allReceive([second] as Tab[], 'of weekend', 'of home')
  await allReceive([first] as Tab[], 'household', 'of home')
})

it('a subscription ends with the last tab that wants it, also where that tab crashes', async () => {
  const [, second] = await tabsThatFollow('a', 'b')
  const end = second?.follow('weekend')
  await waitFor(() => expect([...(live()[0]?.running.keys() ?? [])]).toEqual(['household', 'weekend']))
  end?.()
  await waitFor(() => expect([...(live()[0]?.running.keys() ?? [])]).toEqual(['household']))
  second?.follow('weekend')
  await waitFor(() => expect(live()[0]?.running.has('weekend')).toBe(true))
  second?.events.onLeft()
  await waitFor(() => expect([...(live()[0]?.running.keys() ?? [])]).toEqual(['household']))
})

it('when the leading tab is left another one leads, and each tab gets everything again', async () => {
  const [first, second, third] = await tabsThatFollow('a', 'b', 'c')
  first?.events.onLeft()
  await waitFor(() => expect(live()).toMatchObject([{ tab: 'b' }]))
  await allReceive([second, third] as Tab[], 'household', 'household')
  send(2)
  await allReceive([second, third] as Tab[], 2)
  expect(first?.received).toEqual(['household'])
  // A page that the browser has kept for the way back.
  first?.events.onBack()
  await allReceive([first] as Tab[], 'household', 2)
  expect(live()).toHaveLength(1)
})

it('when the leading tab crashes the browser gives the lock to another', async () => {
  const [, second, third] = await tabsThatFollow('a', 'b', 'c')
  for (const socket of browser.sockets) socket.isOpen = false
  browser.locks.lose('live ann 1')
  await waitFor(() => expect(live()).toMatchObject([{ tab: 'b' }]))
  await allReceive([second, third] as Tab[], 'household', 'household')
})

it('tells every tab that the socket has closed', async () => {
  await tabsThatFollow('a', 'b')
  const disconnected = jest.fn()
  const stop = onDisconnected(disconnected)
  live()[0]?.close()
  // The tabs of this test are on one page: each of them says it once.
  await waitFor(() => expect(disconnected).toHaveBeenCalledTimes(2))
  stop()
})

it('hands on why a subscription failed or that it ended, and begins again when it is wanted again', async () => {
  const tabs = await tabsThatFollow('a', 'b')
  live()[0]
    ?.running.get('household')
    ?.error({ code: 4401, reason: 'Refused', isTrusted: true, target: () => {} })
  await allReceive(tabs, { code: 4401, reason: 'Refused' })
  live()[0]?.running.clear()
  for (const tab of tabs) tab.follow()
  await allReceive(tabs, 'household')
  live()[0]?.running.get('household')?.complete()
  await allReceive(tabs, 'complete')
})

it('tabs of other sessions share nothing, and a session that ends leaves the others', async () => {
  const [first, second] = await tabsThatFollow('a', 'b')
  const ben = openTab('ben', 'ben 7')
  ben.follow()
  await allReceive([ben], 'household')
  expect(live().map(({ tab }) => tab)).toEqual(['a', 'ben'])
  send('for Ann')
  await allReceive([first, second] as Tab[], 'for Ann')
  expect(ben.received).toEqual(['household'])
  first?.setSession(null)
  await waitFor(() => expect(live().map(({ tab }) => tab)).toEqual(['ben', 'b']))
  // Another person signs in on the page of the first tab.
  const received = first?.received.length
  first?.setSession('ben 7')
  live()[1]
    ?.running.get('household')
    ?.next({ data: { value: 'for Ann again' } })
  await allReceive([second] as Tab[], 'for Ann again')
  expect(first?.received).toHaveLength(received ?? 0)
})
