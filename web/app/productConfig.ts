/** What the server tells the pages about this installation, in `<meta name="mealwright" content="{json}">`. */
export interface ProductConfig {
  productName: string
  tagline: string
  supportEmail: string
  /** Prize of the monthly raffle (specification, section 1), and as the feedback page words it. */
  rafflePrize: string
  rafflePrizeOnFeedbackPage: string
  /** The account that stands ready to be tried, or null where there is none. */
  demo: { email: string; password: string } | null
  /** Where errors are reported, or null for nowhere. */
  sentryDsn: string | null
  /** 'production', 'development', … */
  environment: string
  /** The build's version, for error reports. */
  release: string | null
}

/** What holds until the server says otherwise. */
export const defaultProductConfig: ProductConfig = {
  productName: 'Mealwright',
  tagline: 'Plan the week. Shop once. Cook well.',
  supportEmail: 'support@mealwright.example',
  rafflePrize: '$30',
  rafflePrizeOnFeedbackPage: '30 AUD',
  demo: null,
  sentryDsn: null,
  environment: 'development',
  release: null,
}

/** Reads the configuration from the page; whatever is missing, of another type or unreadable keeps its default. */
export function readProductConfig(page: Document = document): ProductConfig {
  const given = parse(page.querySelector('meta[name="mealwright"]')?.getAttribute('content') ?? '')
  const config = { ...defaultProductConfig, demo: readDemo(given.demo) }
  for (const key of Object.keys(config) as (keyof ProductConfig)[]) {
    const value = given[key]
    if (key !== 'demo' && typeof value === 'string' && value !== '') config[key] = value
  }
  return config
}

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

/** The configuration of this page, read once. */
export function productConfig(): ProductConfig {
  return (known ??= readProductConfig())
}
