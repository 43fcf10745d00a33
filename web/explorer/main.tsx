import { createGraphiQLFetcher, type Fetcher } from '@graphiql/toolkit'
import { GraphiQL } from 'graphiql'
import 'graphiql/setup-workers/vite'
import 'graphiql/style.css'
import './explorer.css'
import { createRoot } from 'react-dom/client'
import { CredentialBar, readCredential } from './CredentialBar'
import { examples } from './examples'
import { fitOperationName } from './fitOperationName'

const send = createGraphiQLFetcher({
  url: '/graphql',
  fetch: (input, init) => {
    const credential = readCredential()
    const headers = new Headers(init?.headers)
    headers.set('accept', 'application/graphql-response+json, application/json;q=0.9')
    if (credential && !headers.has('authorization')) headers.set('authorization', `Bearer ${credential}`)
    return fetch(input, { ...init, headers })
  },
})

const fetcher: Fetcher = (params, options) => send(fitOperationName(params), options)

const place = document.getElementById('explorer')
if (place)
  createRoot(place).render(
    <>
      <CredentialBar />
      <main>
        <GraphiQL fetcher={fetcher} defaultTabs={examples} shouldPersistHeaders={false} />
      </main>
    </>,
  )
