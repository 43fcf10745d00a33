const KEY = 'explorer_credential'

/** The access token or partner key that the explorer sends; kept for this tab only. */
export function readCredential(): string {
  return sessionStorage.getItem(KEY) ?? sessionStorage.getItem('access_token') ?? ''
}

/** A place for the token or key, which may be pasted with the word before it. */
export function CredentialBar({ credential, onChange }: { credential: string; onChange: (credential: string) => void }) {
  const change = (value: string) => {
    const bare = value.trim().replace(/^Bearer\s+/i, '')
    sessionStorage.setItem(KEY, bare)
    onChange(bare)
  }
  return (
    <header className="credential-bar">
      <strong>API explorer</strong>
      <label htmlFor="credential">Access token or partner key</label>
      <input
        id="credential"
        type="password"
        autoComplete="off"
        spellCheck={false}
        placeholder="eyJ… or mw_…"
        value={credential}
        onChange={(event) => change(event.target.value)}
      />
      <a href="/schema.graphql">Schema as text</a>
      <a href="/api/docs">REST API</a>
    </header>
  )
}
