import { act, render, screen } from '@testing-library/react'
import { useEffect, useState } from 'react'
import { UNSAFE_createMemoryHistory as createMemoryHistory } from 'react-router-dom'
import { createNavigation } from '../../../web/product/navigation'
import { usePageTitle } from '../../../web/product/usePageTitle'
import { Layout } from '../../../web/shell/Layout'
import { Pages } from '../../../web/shell/Pages'
import { NAME_WITHIN_MS } from '../../../web/shell/RouteAnnouncer'
import { givePlainRequest } from '../../support/plainRequest'

function Named({ name }: { name: string }) {
  usePageTitle(name)
  return null
}

/** A page whose name comes with its data, a second after its code. */
function NamedLater({ name }: { name: string | undefined }) {
  const [known, setKnown] = useState<string>()
  useEffect(() => {
    const timer = setTimeout(() => setKnown(name), 1000)
    return () => clearTimeout(timer)
  }, [name])
  usePageTitle(known)
  return null
}

/** A page whose code takes a second. */
function LoadedLater({ name }: { name: string }) {
  const [loaded, setLoaded] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLoaded(true), 1000)
    return () => clearTimeout(timer)
  }, [])
  return loaded ? <Named name={name} /> : null
}

const announced = () => screen.getAllByRole('status').map(({ textContent }) => textContent)
const wait = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds))

async function open(to: string) {
  givePlainRequest()
  window.scrollTo = () => undefined
  const navigation = createNavigation(createMemoryHistory({ initialEntries: ['/login'] }))
  const routes = [
    {
      element: <Layout />,
      children: [
        { path: '/login', element: <Named name="Sign in" /> },
        { path: '/signup', element: <Named name="Sign up" /> },
        { path: '/', element: <LoadedLater name="Plan" /> },
        { path: '/instructions/dal', element: <NamedLater name="Dal" /> },
        { path: '/nameless', element: <NamedLater name={undefined} /> },
      ],
    },
  ]
  render(<Pages navigation={navigation} routes={routes} />)
  await wait(0)
  await act(async () => navigation.push(to))
  await wait(0)
}

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

it('announces a page at once when it has its name', async () => {
  await open('/signup')
  expect(announced()).toContain('Sign up · Mealwright')
})

it.each([
  ['code', '/', 'Plan · Mealwright'],
  ['name', '/instructions/dal', 'Dal · Mealwright'],
])('announces a page whose %s is loading when it has its name, and nothing before', async (_what, to, title) => {
  await open(to)
  await wait(900)
  expect(announced()).toEqual([''])
  await wait(200)
  expect(announced()).toEqual([title])
})

it('announces a page that gets no name by the name of the product', async () => {
  await open('/nameless')
  await wait(NAME_WITHIN_MS)
  expect(announced()).toEqual(['Mealwright'])
})
