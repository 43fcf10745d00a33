import { render } from '@testing-library/react'
import type * as Session from '../../../web/session/session'
import { ErrorBoundary } from '../../../web/shell/ErrorBoundary'
import type * as ErrorReporting from '../../../web/telemetry/errorReporting'
import { defaultProductConfig } from '../../../web/product/productConfig'
import { sentryOptions } from '../../../web/telemetry/sentry'
import { expectPrinted } from '../../support/printing'

const report = jest.fn()
const setUser = jest.fn()
const startSentry = jest.fn(() => ({ report, setUser }))
const config = { ...defaultProductConfig, sentryDsn: 'https://public@errors.example/1' }

let reporting: typeof ErrorReporting
let session: typeof Session

/** Fresh modules for each test: reporting starts once a page. */
beforeEach(() => {
  sessionStorage.clear()
  jest.useFakeTimers()
  jest.resetModules()
  jest.doMock('../../../web/telemetry/sentry', () => ({ startSentry }))
  session = jest.requireActual('../../../web/session/session')
  reporting = jest.requireActual('../../../web/telemetry/errorReporting')
})
afterEach(() => {
  jest.dontMock('../../../web/telemetry/sentry')
  jest.useRealTimers()
})

const wait = (milliseconds: number) => jest.advanceTimersByTimeAsync(milliseconds)

describe('error reporting', () => {
  it('does nothing where no service is named', async () => {
    reporting.startErrorReporting(defaultProductConfig)
    reporting.reportError(new Error('The oven is off'))
    await wait(60_000)
    expect(startSentry).not.toHaveBeenCalled()
  })

  it('loads the service once the page is at rest, and tells it who is signed in', async () => {
    session.startSession('t', { email: 'ann@example.com', ip_address: '10.0.0.1' })
    reporting.startErrorReporting(config)
    expect(startSentry).not.toHaveBeenCalled()
    await wait(5000)
    expect(startSentry).toHaveBeenCalledWith(config)
    expect(setUser).toHaveBeenLastCalledWith({ email: 'ann@example.com', ip_address: '10.0.0.1' })
    session.endSession()
    expect(setUser).toHaveBeenLastCalledWith(null)
  })

  it('keeps what breaks before the service is there', async () => {
    reporting.startErrorReporting(config)
    const thrown = new Error('The oven is off')
    window.dispatchEvent(new ErrorEvent('error', { error: thrown }))
    const caught = new Error('The pan is hot')
    reporting.reportError(caught, { componentStack: 'in Pan' })
    await wait(10)
    expect(report.mock.calls).toEqual([
      [thrown, undefined],
      [caught, 'in Pan'],
    ])
    // From here on the service's own code listens; in its place the test does.
    window.addEventListener('error', () => undefined, { once: true })
    window.dispatchEvent(new ErrorEvent('error', { error: thrown }))
    expect(report).toHaveBeenCalledTimes(2)
    expect(startSentry).toHaveBeenCalledTimes(1)
  })

  it('asks again with the next error for code that could not be fetched, and loses none', async () => {
    expectPrinted('warn')
    startSentry.mockImplementationOnce(() => {
      throw new TypeError('Failed to fetch dynamically imported module')
    })
    reporting.startErrorReporting(config)
    reporting.reportError(new Error('The oven is off'))
    await wait(10)
    expect(report).not.toHaveBeenCalled()
    reporting.reportError(new Error('The pan is hot'))
    await wait(10)
    expect(report.mock.calls.map(([{ message }]) => message)).toEqual(['The oven is off', 'The pan is hot'])
  })

  it('receives what the last boundary catches', async () => {
    expectPrinted('error')
    const Broken = () => {
      throw new Error('The oven is off')
    }
    reporting.startErrorReporting(config)
    render(
      <ErrorBoundary onError={reporting.reportError}>
        <Broken />
      </ErrorBoundary>,
    )
    await wait(10)
    expect(report).toHaveBeenCalledWith(
      expect.objectContaining({ message: 'The oven is off' }),
      expect.stringContaining('Broken'),
    )
  })
})

describe('what may be sent to the service', () => {
  const options = sentryOptions(config, 'https://meals.example')
  const traced = (url: string) => (options.tracePropagationTargets ?? []).some((target) => new RegExp(target).test(url))

  it('samples a fifth of the traces', () => expect(options.tracesSampleRate).toBe(0.2))

  it.each([
    ['http://localhost:4000/graphql', true],
    ['https://meals.example/graphql', true],
    ['https://meals.example.evil.example/', false],
    ['https://mealsXexample/', false],
    ['https://shop.example/?from=https://meals.example/', false],
    ['https://localhost.evil.example/', false],
  ])('%s gets trace headers: %s', (url, expected) => expect(traced(url)).toBe(expected))

  it('scrubs what was measured', () => {
    const span = {
      trace_id: 't',
      span_id: 's',
      start_timestamp: 1,
      status: 'ok' as const,
      is_segment: true,
      name: '/reset-password/abc',
      attributes: { 'url.full': 'https://meals.example/reset-password/abc', 'sentry.op': 'pageload' },
    }
    expect(options.beforeSendSpan?.(span)).toEqual({
      ...span,
      name: '/reset-password/[Filtered]',
      attributes: { 'url.full': 'https://meals.example/reset-password/[Filtered]', 'sentry.op': 'pageload' },
    })
  })

  it('scrubs events and leaves their owner and the rest alone', () => {
    const live = { circular: {} }
    const event = {
      type: undefined,
      message: 'at /reset-password/abc',
      user: { email: 'ann@example.com' },
      sdkProcessingMetadata: live,
      extra: { password: 'hunter2' },
    }
    expect(options.beforeSend?.(event, {})).toEqual({
      type: undefined,
      message: 'at /reset-password/[Filtered]',
      user: { email: 'ann@example.com' },
      sdkProcessingMetadata: live,
      extra: { password: '[Filtered]' },
    })
  })
})
