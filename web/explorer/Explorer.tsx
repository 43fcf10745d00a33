import { GraphiQL } from 'graphiql'
import { useMemo, useState } from 'react'
import { CredentialBar, readCredential } from './CredentialBar'
import { examples } from './examples'
import { fetcherFor } from './fetcherFor'

/** The explorer and its field for a token or key. The schema is read again for each: reading it may need permission. */
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
