import { holds, run } from './counted.mjs'

await holds('a client is made', () =>
  run('openapi-ts', '-i', 'openapi.json', '-o', 'hey-api', '-c', '@hey-api/client-fetch'),
)
await holds('it compiles strictly', () =>
  run(
    'tsc',
    '--noEmit',
    '--strict',
    '--skipLibCheck',
    '--module',
    'esnext',
    '--moduleResolution',
    'bundler',
    '--target',
    'es2022',
    '--lib',
    'es2022,dom,dom.iterable',
    'hey-api/index.ts',
  ),
)
