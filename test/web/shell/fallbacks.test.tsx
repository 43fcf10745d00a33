import { act, render, screen, within } from '@testing-library/react'
import { type RouteObject, UNSAFE_createMemoryHistory as createMemoryHistory } from 'react-router-dom'
import { createNavigation } from '../../../web/product/navigation'
import { ErrorBoundary } from '../../../web/shell/ErrorBoundary'
import { Layout } from '../../../web/shell/Layout'
import { lazyPage } from '../../../web/shell/lazyPages'
import { Pages } from '../../../web/shell/Pages'
import { expectPrinted } from '../../support/printing'

function Broken(): never {
  throw new Error('The oven is off')
}

function open(path: string, more: RouteObject[] = []) {
  const navigation = createNavigation(createMemoryHistory({ initialEntries: [path] }))
  const children = [{ path: '/', element: <h1>Planner</h1> }, { path: '/broken', element: <Broken /> }, ...more]
  render(<Pages navigation={navigation} routes={[{ element: <Layout />, children }]} />)
  return { goTo: (to: string) => act(async () => navigation.push(to)) }
}

beforeEach(() => {
  window.scrollTo = () => undefined
})

describe('the fallbacks', () => {
  beforeEach(() => {
    expectPrinted('error')
    expectPrinted('warn')
  })

  it('say that an error has occurred', () => {
    const onError = jest.fn()
    render(
      <ErrorBoundary onError={onError}>
        <Broken />
      </ErrorBoundary>,
    )
    expect(screen.getByText('An error has occurred. Please refresh the product.')).toBeInTheDocument()
    expect(onError).toHaveBeenCalledWith(expect.objectContaining({ message: 'The oven is off' }), expect.anything())
  })

  it('show the message of a page that failed, between header and footer, until the next step', async () => {
    const { goTo } = open('/broken')
    expect(await screen.findByRole('heading', { name: 'Unexpected Application Error!' })).toBeInTheDocument()
    expect(screen.getByText('The oven is off')).toBeInTheDocument()
    expect(screen.getByRole('banner')).toBeInTheDocument()
    await goTo('/')
    expect(await screen.findByRole('heading', { name: 'Planner' })).toBeInTheDocument()
    expect(screen.queryByText('The oven is off')).not.toBeInTheDocument()
  })

  it('show that code could not be fetched, which is asked for again at the next visit', async () => {
    const load = jest
      .fn<Promise<{ default: () => React.ReactNode }>, []>()
      .mockRejectedValueOnce(new TypeError('Failed to fetch the code'))
      .mockResolvedValue({ default: () => <h1>Late page</h1> })
    const { goTo } = open('/', [lazyPage('/late', load)])
    await goTo('/late')
    expect(await screen.findByText('Failed to fetch the code')).toBeInTheDocument()
    expect(load).toHaveBeenCalledTimes(1)
    await goTo('/')
    await goTo('/late')
    expect(await screen.findByRole('heading', { name: 'Late page' })).toBeInTheDocument()
    expect(load).toHaveBeenCalledTimes(2)
  })
})

describe('the layout', () => {
  it('has a header whose logo goes home, a main part, a footer with the legal pages and a skip link', async () => {
    open('/')
    const header = within(await screen.findByRole('banner'))
    expect(header.getByRole('link', { name: 'Mealwright' })).toHaveAttribute('href', '/')
    const footer = within(screen.getByRole('contentinfo'))
    expect(footer.getByRole('link', { name: 'Terms of Service' })).toHaveAttribute('href', '/termsandconditions')
    expect(footer.getByRole('link', { name: 'Privacy Policy' })).toHaveAttribute('href', '/privacypolicy')
    expect(screen.getByRole('link', { name: 'Skip to content' })).toHaveAttribute(
      'href',
      `#${screen.getByRole('main').id}`,
    )
  })
})
