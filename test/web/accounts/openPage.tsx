import { act, configure, render, type RenderResult } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import { StrictMode } from 'react'
import { UNSAFE_createMemoryHistory as createMemoryHistory } from 'react-router-dom'
import { App } from '../../../web/shell/App'
import type { LazyApolloClient } from '../../../web/apollo/lazyApolloClient'
import { createNavigation } from '../../../web/product/navigation'
import { loginAddress } from '../../../web/product/nextAddress'
import { beginPage } from '../../../web/shell/beginPage'
import { loadClientFactory } from '../../../web/shell/loadClientFactory'
import { routes } from '../../../web/shell/routes'
import { givePlainRequest } from '../../support/plainRequest'
import { type Answer, ANSWER_MS, type Call, type FakeApi, fakeApi } from '../session/fakeApi'

// Asking of every element whether it is hidden takes longer than all the rest of a test.
configure({ defaultHidden: true })

/** The whole application at an address, on an API of the test's own. */
export interface OpenedPage extends RenderResult {
  api: FakeApi
  user: UserEvent
  /** The path that is shown. */
  path: () => string
  /** The same with its query. */
  address: () => string
  goTo: (path: string) => Promise<void>
}

/** Answers by operation; usage events are taken without being asked for. */
export type Answers = Record<string, Answer | ((call: Call) => Answer | Promise<Answer>)>

let stopPage = () => {}
afterEach(() => stopPage())

/** Opens the application, in StrictMode as in development; with `jest.useFakeTimers()` typing moves the clock along. */
export async function openPage(path: string, answers: Answers = {}): Promise<OpenedPage> {
  givePlainRequest()
  window.scrollTo = () => undefined
  const api = fakeApi((call) => {
    const answer = answers[call.operation]
    if (typeof answer === 'function') return answer(call)
    if (answer) return answer
    if (call.operation === 'RecordEvent') return { data: { recordEvent: { ok: true } } }
    if (call.operation === 'LogOut') return { data: { logOut: { ok: true } } }
    return new TypeError(`No answer to ${call.operation}`)
  })
  const navigation = createNavigation(createMemoryHistory({ initialEntries: [path] }))
  const here = () => navigation.step().location
  const holder: LazyApolloClient = {
    client: null,
    goToLogin: () => navigation.replace(loginAddress(here())),
    load: loadClientFactory,
  }
  const user = userEvent.setup({ delay: null })
  stopPage = beginPage(holder)
  const rendered = await act(async () =>
    render(
      <StrictMode>
        <App shell="frame" navigation={navigation} routes={routes} holder={holder} />
      </StrictMode>,
    ),
  )
  const opened = {
    ...rendered,
    api,
    user,
    path: () => here().pathname,
    address: () => here().pathname + here().search,
    goTo: (to: string) => act(async () => navigation.push(to)),
  }
  // The page's code first, then the answers to what it asks at once.
  await settle()
  await settle()
  return opened
}

/** Lets what is under way come to its end: an answer takes a millisecond, by the test's own clock or by the real one. */
export function settle(): Promise<void> {
  return 'clock' in setTimeout
    ? wait(ANSWER_MS)
    : act(() => new Promise<void>((resolve) => setTimeout(resolve, ANSWER_MS * 10)))
}

/** Moves the test's own clock. */
export function wait(milliseconds: number): Promise<void> {
  return act(() => jest.advanceTimersByTimeAsync(milliseconds))
}

/** One thing wrong, as results list them. */
export function wrong(field: string | null, message: string, code = 'INVALID') {
  return { __typename: 'InputError', code, field, message }
}
