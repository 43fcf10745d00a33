import { render, screen, within } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { ErrorBoundary } from '../../../web/shell/ErrorBoundary'
import { Layout } from '../../../web/shell/Layout'
import { RouterFallback } from '../../../web/shell/RouterFallback'

function Broken(): never {
  throw new Error('The oven is off')
}

const open = (path: string) =>
  render(
    <RouterProvider
      router={createMemoryRouter(
        [
          {
            element: <Layout />,
            errorElement: <RouterFallback />,
            children: [
              { path: '/', element: <h1>Planner</h1> },
              { path: '/broken', element: <Broken /> },
            ],
          },
        ],
        { initialEntries: [path] },
      )}
    />,
  )

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  jest.spyOn(console, 'warn').mockImplementation(() => undefined)
  window.scrollTo = () => undefined
})

describe('the fallbacks', () => {
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

  it('show the status of an unknown address', async () => {
    open('/nowhere')
    expect(await screen.findByRole('heading', { name: 'Unexpected Application Error!' })).toBeInTheDocument()
    expect(screen.getByText('404 Not Found')).toBeInTheDocument()
  })

  it('show the message of a page that failed', async () => {
    open('/broken')
    expect(await screen.findByRole('heading', { name: 'Unexpected Application Error!' })).toBeInTheDocument()
    expect(screen.getByText('The oven is off')).toBeInTheDocument()
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
