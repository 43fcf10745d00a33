import S3rver from '@20minutes/s3rver'
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readPhotoBucket, type PhotoBucketSettings } from '../../server/platform/photoBucketSettings'

/** A server of objects that speaks the protocol of S3 and verifies signatures, with a bucket. */
export interface ObjectStore {
  /** The settings of an installation that uses it. */
  environment: Record<string, string>
  settings: PhotoBucketSettings
  /** Its objects' names. */
  names(): string[]
  /** Ends it; a second time does nothing. */
  stop(): Promise<void>
}

const BUCKET = 'own-photos'
const KEY = 'S3RVER'

/** Starts one on a free port of the loopback interface. */
export async function startObjectStore(): Promise<ObjectStore> {
  const directory = mkdtempSync(join(tmpdir(), 'mealwright-objects-'))
  const options = { port: 0, address: '127.0.0.1', silent: true }
  const server = new S3rver({ ...options, directory, configureBuckets: [{ name: BUCKET }] })
  const { port } = await server.run()
  const settings = bucketAt(`http://127.0.0.1:${port}`)
  return {
    settings,
    environment: {
      ...{ PHOTO_S3_ENDPOINT: settings.endpoint, PHOTO_S3_BUCKET: BUCKET },
      ...{ PHOTO_S3_ACCESS_KEY_ID: KEY, PHOTO_S3_SECRET_ACCESS_KEY: KEY },
    },
    names: () =>
      readdirSync(join(directory, BUCKET), { recursive: true })
        .map(String)
        .filter((name) => name.endsWith('_object'))
        .map((name) => name.replace(/\._S3rver_object$/, '')),
    stop: async () => {
      if (!existsSync(directory)) return
      await server.close()
      rmSync(directory, { recursive: true, force: true })
    },
  }
}

/** A bucket at an address. */
export function bucketAt(endpoint: string, more: Partial<PhotoBucketSettings> = {}): PhotoBucketSettings {
  const read = readPhotoBucket({
    ...{ PHOTO_S3_ENDPOINT: endpoint, PHOTO_S3_BUCKET: BUCKET, PHOTO_S3_REGION: 'us-east-1', PHOTO_S3_STYLE: 'path' },
    ...{ PHOTO_S3_ACCESS_KEY_ID: KEY, PHOTO_S3_SECRET_ACCESS_KEY: KEY },
  })
  if (!read) throw new Error('These are no settings')
  return { ...read, ...more }
}
