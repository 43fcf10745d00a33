import { messages } from './messages'

const KEY = 'explorer_credential'

/** The access token or key that the explorer sends; kept for this tab only. */
export function readCredential(): string {
  return sessionStorage.getItem(KEY) ?? sessionStorage.getItem('access_token') ?? ''
}

/** The field for the token or key, which may be pasted with 'Bearer' before it. */
export function CredentialBar({
  credential,
  onChange,
}: {
  credential: string
  onChange: (credential: string) => void
}) {
  const change = (value: string) => {
    const bare = value.trim().replace(/^Bearer\s+/i, '')
    sessionStorage.setItem(KEY, bare)
    onChange(bare)
  }
  return (
    <header className="credential-bar">
      <strong>{messages.title}</strong>
      <label htmlFor="credential">{messages.credential}</label>
      <input
        id="credential"
        type="password"
        autoComplete="off"
        spellCheck={false}
        placeholder={messages.credentialExample}
        value={credential}
        onChange={(event) => change(event.target.value)}
      />
      <a href="/schema.graphql">{messages.schema}</a>
      <a href="/api/docs">{messages.restApi}</a>
    </header>
  )
}
