/** The installation's public configuration, which the server puts into `<meta name="mealwright" content="{json}">`. */
export interface ProductConfig {
  productName: string
  supportEmail: string
  /** Whether there is a monthly raffle (docs/product.md RAF-8). */
  raffle: boolean
  /** Prize of the monthly raffle (docs/product.md RAF-2), and its wording on the feedback page (RAF-3). */
  rafflePrize: string
  rafflePrizeOnFeedbackPage: string
  /** Who may make an account: everyone, who has an invitation, whom the provider knows, or no one (docs/product.md ACC-54). */
  signUp: 'open' | 'invitation' | 'oidc' | 'closed'
  /** What people call the home's own provider, with which they may sign in (docs/product.md ACC-59); null without one. */
  provider: string | null
  /** Host of the operator's server that reads handwriting (docs/product.md MOVE-29); null without one. */
  vision: string | null
  /** Whether the server fetches pages whose address one gives it (docs/product.md MOVE-36). */
  fetchesPages: boolean
  /** Whether passkeys can be used at this address (docs/product.md ACC-71). */
  passkeys: boolean
  /** Whether mails reach anyone (docs/product.md GEN-12). */
  sendsMail: boolean
  /** The demo account (docs/product.md GEN-11), or null without one. */
  demo: { email: string; password: string } | null
  /** Where errors are reported, or null for nowhere. */
  sentryDsn: string | null
  /** 'production', 'development', … */
  environment: string
  /** The build's version, for error reports. */
  release: string | null
}

/** The values without a configuration of the server. */
export const defaultProductConfig: ProductConfig = {
  productName: 'Mealwright',
  supportEmail: 'support@mealwright.example',
  raffle: true,
  rafflePrize: '$30',
  rafflePrizeOnFeedbackPage: '30 AUD',
  signUp: 'open',
  provider: null,
  vision: null,
  fetchesPages: false,
  passkeys: true,
  sendsMail: true,
  demo: null,
  sentryDsn: null,
  environment: 'development',
  release: null,
}

/** Reads the configuration from the page. A value that is missing or of another type keeps its default. */
export function readProductConfig(page: Document = document): ProductConfig {
  const given = parse(page.querySelector('meta[name="mealwright"]')?.getAttribute('content') ?? '')
  const config = { ...defaultProductConfig, demo: readDemo(given.demo) }
  for (const key of TEXTS) {
    const value = given[key]
    if (typeof value === 'string' && value !== '') config[key] = value
  }
  for (const key of SWITCHES) {
    const value = given[key]
    if (typeof value === 'boolean') config[key] = value
  }
  config.signUp = POLICIES.find((one) => one === given.signUp) ?? 'open'
  return config
}

const POLICIES = ['invitation', 'oidc', 'closed'] as const

const SWITCHES = ['raffle', 'sendsMail', 'passkeys', 'fetchesPages'] as const

const TEXTS = [
  'productName',
  'supportEmail',
  'rafflePrize',
  'rafflePrizeOnFeedbackPage',
  'provider',
  'vision',
  'sentryDsn',
  'environment',
  'release',
] as const

function readDemo(given: unknown): ProductConfig['demo'] {
  const { email, password } = (typeof given === 'object' && given !== null ? given : {}) as Record<string, unknown>
  return typeof email === 'string' && typeof password === 'string' ? { email, password } : null
}

function parse(json: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(json)
    return typeof value === 'object' && value !== null ? { ...value } : {}
  } catch {
    return {}
  }
}

let known: ProductConfig | null = null

/** Takes this configuration where there is no page: for what is rendered at the build. */
export function presetProductConfig(config: ProductConfig): void {
  known = config
}

/** The configuration of this page, read once. */
export function productConfig(): ProductConfig {
  return (known ??= readProductConfig())
}
