import { GraphiQL } from 'graphiql'
import { useMemo, useState } from 'react'
import { CredentialBar, readCredential } from './CredentialBar'
import { examples } from './examples'
import { fetcherFor } from './fetcherFor'

/** The explorer with its place for a token or key. With another one the schema is read anew: not everybody may. */
export function Explorer() {
  const [credential, setCredential] = useState(readCredential)
  const fetcher = useMemo(() => fetcherFor(credential), [credential])
  return (
    <>
      <CredentialBar credential={credential} onChange={setCredential} />
      <main>
        <GraphiQL fetcher={fetcher} defaultTabs={examples} shouldPersistHeaders={false} storage={sessionStorage} />
      </main>
    </>
  )
}
