import { ConfigError, readEnvironment } from '../../../server/platform/environment'
import { readPhotoBucket } from '../../../server/platform/photoBucketSettings'

const BUCKET = {
  ...{ PHOTO_S3_ENDPOINT: 'https://s3.example', PHOTO_S3_BUCKET: 'own-photos' },
  ...{ PHOTO_S3_ACCESS_KEY_ID: 'GK1', PHOTO_S3_SECRET_ACCESS_KEY: 'of/the+bucket=' },
}
const read = (environment: Record<string, string>) => readPhotoBucket(readEnvironment(environment as NodeJS.ProcessEnv))

/** What is wrong with an environment; empty when nothing. */
function problemsOf(environment: Record<string, string>): string[] {
  try {
    read(environment)
    return []
  } catch (error) {
    if (error instanceof ConfigError) return error.problems
    throw error
  }
}

describe('the bucket of the photos (OPS-9)', () => {
  it('is none where nothing is set', () => expect(read({ PHOTO_S3_REGION: 'garage' })).toBeNull())

  it('is asked by its path where nothing else is set', () =>
    expect(read(BUCKET)).toEqual({
      ...{ endpoint: 'https://s3.example', bucket: 'own-photos', isHost: false, region: 'us-east-1' },
      ...{ accessKeyId: 'GK1', secretAccessKey: 'of/the+bucket=' },
    }))

  it.each(Object.keys(BUCKET))('a set without %s stops the start, by its name', (name) => {
    const others = Object.fromEntries(Object.entries(BUCKET).filter(([one]) => one !== name))
    expect(problemsOf(others)).toEqual([
      `${name}: needed with ${name === 'PHOTO_S3_ENDPOINT' ? 'PHOTO_S3_BUCKET' : 'PHOTO_S3_ENDPOINT'}`,
    ])
  })

  it.each([
    ['PHOTO_S3_ENDPOINT', 's3.example'],
    ['PHOTO_S3_ENDPOINT', 'https://s3.example/own-photos'],
    ['PHOTO_S3_ENDPOINT', 'https://GK1:secret@s3.example'],
    ['PHOTO_S3_BUCKET', 'a/b'],
    ['PHOTO_S3_REGION', 'eu central'],
    ['PHOTO_S3_STYLE', 'virtual'],
    ['PHOTO_S3_ACCESS_KEY_ID', 'GK 1'],
    ['PHOTO_S3_SECRET_ACCESS_KEY', 'two words'],
  ])('%s=%s stops the start, and is not repeated', (name, value) => {
    const [problem = '', ...others] = problemsOf({ ...BUCKET, [name]: value })
    expect([problem.startsWith(`${name}: `), problem.includes(value), others]).toEqual([true, false, []])
  })

  it('an address has no name that a bucket could be put before', () =>
    expect(problemsOf({ ...BUCKET, PHOTO_S3_ENDPOINT: 'http://10.0.0.5:3900', PHOTO_S3_STYLE: 'host' })).toEqual([
      'PHOTO_S3_STYLE: host needs a name in PHOTO_S3_ENDPOINT',
    ]))
})
