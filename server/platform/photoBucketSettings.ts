/** Where photos are kept in a store that speaks the protocol of S3 (docs/product.md OPS-9). */
export interface PhotoBucketSettings {
  /** The address of the store, without a path. */
  endpoint: string
  bucket: string
  /** Whether the bucket is a part of the host's name; otherwise it is the first part of the path. */
  isHost: boolean
  region: string
  accessKeyId: string
  secretAccessKey: string
}

interface Given {
  PHOTO_S3_ENDPOINT?: string | undefined
  PHOTO_S3_BUCKET?: string | undefined
  PHOTO_S3_REGION: string
  PHOTO_S3_STYLE: 'path' | 'host'
  PHOTO_S3_ACCESS_KEY_ID?: string | undefined
  PHOTO_S3_SECRET_ACCESS_KEY?: string | undefined
}

/** Hosts that are addresses, which no name of a bucket can be put before. */
const IS_ADDRESS = /^(\[.*\]|[\d.]+)$/

/** The bucket that is set whole; null where photos are kept in a folder. */
export function readPhotoBucket(env: Given): PhotoBucketSettings | null {
  const { PHOTO_S3_ENDPOINT: endpoint, PHOTO_S3_BUCKET: bucket } = env
  const { PHOTO_S3_ACCESS_KEY_ID: accessKeyId, PHOTO_S3_SECRET_ACCESS_KEY: secretAccessKey } = env
  if (endpoint === undefined || bucket === undefined) return null
  if (accessKeyId === undefined || secretAccessKey === undefined) return null
  const isHost = env.PHOTO_S3_STYLE === 'host'
  return {
    endpoint: new URL(endpoint).origin,
    bucket,
    isHost,
    region: env.PHOTO_S3_REGION,
    accessKeyId,
    secretAccessKey,
  }
}

/** What is wrong with the settings of the bucket: half a set is none. */
export function problemsOfPhotoBucket(env: Given): string[] {
  const { PHOTO_S3_ENDPOINT, PHOTO_S3_BUCKET, PHOTO_S3_ACCESS_KEY_ID, PHOTO_S3_SECRET_ACCESS_KEY } = env
  const set = { PHOTO_S3_ENDPOINT, PHOTO_S3_BUCKET, PHOTO_S3_ACCESS_KEY_ID, PHOTO_S3_SECRET_ACCESS_KEY }
  const given = Object.entries(set).find(([, value]) => value !== undefined)
  if (!given) return []
  const lacking = Object.entries(set).flatMap(([name, value]) =>
    value === undefined ? [`${name}: needed with ${given[0]}`] : [],
  )
  return [...lacking, ...(PHOTO_S3_ENDPOINT === undefined ? [] : problemsOfEndpoint(new URL(PHOTO_S3_ENDPOINT), env))]
}

function problemsOfEndpoint({ hostname, pathname, search, hash, username, password }: URL, env: Given): string[] {
  const isBare = pathname === '/' && search + hash + username + password === ''
  return [
    ...(isBare ? [] : ['PHOTO_S3_ENDPOINT: must be a host alone; the bucket is PHOTO_S3_BUCKET']),
    ...(env.PHOTO_S3_STYLE === 'host' && IS_ADDRESS.test(hostname)
      ? ['PHOTO_S3_STYLE: host needs a name in PHOTO_S3_ENDPOINT']
      : []),
  ]
}
