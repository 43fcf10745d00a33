import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import {
  type Location,
  UNSAFE_createBrowserHistory as createBrowserHistory,
  UNSAFE_createMemoryHistory as createMemoryHistory,
} from 'react-router-dom'
import { createNavigation, type Navigation, NavigationContext, useHeldStep } from '../../../web/product/navigation'

const at = (navigation: Navigation) => navigation.step().location.pathname

describe('the navigation', () => {
  it('takes steps, replaces and goes back, and tells each', () => {
    const navigation = createNavigation(createMemoryHistory({ initialEntries: ['/a'] }))
    const seen: string[] = []
    const stop = navigation.follow(() => seen.push(`${navigation.step().action} ${at(navigation)}`))
    navigation.push('/b?mode=shop')
    navigation.replace('/c', null, { preventScrollReset: true })
    expect(navigation.step().keepsScroll).toBe(true)
    navigation.go(-1)
    expect(navigation.step().keepsScroll).toBe(false)
    stop()
    navigation.push('/unheard')
    expect(seen).toEqual(['PUSH /b', 'REPLACE /c', 'POP /a'])
  })

  it('holds a step back until it is let go on, and then holds the next', () => {
    const navigation = createNavigation(createMemoryHistory({ initialEntries: ['/a', '/b'] }))
    const held: [string, () => void][] = []
    const end = navigation.hold((pathname, goOn) => held.push([pathname, goOn]) > 0)
    navigation.push({ pathname: '/c' } as Location)
    navigation.go(-1)
    expect(at(navigation)).toBe('/b')
    expect(held.map(([pathname]) => pathname)).toEqual(['/c', '/a'])
    held[1]?.[1]()
    expect(at(navigation)).toBe('/a')
    navigation.push('/d')
    expect(at(navigation)).toBe('/a')
    end()
    navigation.push('/d')
    expect(at(navigation)).toBe('/d')
  })

  it('brings the browser back to the page that holds its back button', async () => {
    window.history.replaceState(null, '', '/first')
    const navigation = createNavigation(createBrowserHistory())
    navigation.push('/second')
    const popped = () => new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }))
    let goOn = () => {}
    const end = navigation.hold((_pathname, go) => {
      goOn = go
      return true
    })
    let pop = popped()
    navigation.go(-1)
    await pop
    await popped()
    expect(window.location.pathname).toBe('/second')
    expect(at(navigation)).toBe('/second')
    pop = popped()
    goOn()
    await pop
    expect(at(navigation)).toBe('/first')
    end()
  })
})

it('a page that holds a step back asks, and stays or goes on', async () => {
  const navigation = createNavigation(createMemoryHistory({ initialEntries: ['/a'] }))
  const isHeld = (pathname: string) => pathname !== '/login'
  function Page() {
    const held = useHeldStep(isHeld)
    return held ? (
      <>
        <button onClick={held.stay}>Stay</button>
        <button onClick={held.goOn}>Leave</button>
      </>
    ) : null
  }
  const user = userEvent.setup()
  render(
    <NavigationContext value={navigation}>
      <Page />
    </NavigationContext>,
  )
  act(() => navigation.push('/b'))
  await user.click(await screen.findByRole('button', { name: 'Stay' }))
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
  expect(at(navigation)).toBe('/a')
  act(() => navigation.push('/login'))
  expect(at(navigation)).toBe('/login')
  act(() => navigation.push('/b'))
  await user.click(await screen.findByRole('button', { name: 'Leave' }))
  expect(at(navigation)).toBe('/b')
})
