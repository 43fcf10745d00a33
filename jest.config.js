import { readFileSync } from 'node:fs'
import { databaseContract } from './test/databaseContract.mjs'

const transform = {
  '\\.(t|j)sx?$': [
    '@swc/jest',
    {
      jsc: {
        target: 'es2022',
        parser: { syntax: 'typescript', tsx: true },
        transform: { react: { runtime: 'automatic' } },
      },
      module: { type: 'commonjs' },
    },
  ],
}
const shared = {
  transform,
  // Packages without a CommonJS build.
  transformIgnorePatterns: [
    '/node_modules/(?!(?:entities|htmlparser2|domutils|domhandler|dom-serializer|domelementtype|csv-parse)/)',
  ],
  testRunner: '<rootDir>/test/support/jest/inTime.cjs',
  clearMocks: true,
  moduleNameMapper: { '\\.css$': '<rootDir>/test/support/emptyModule.ts' },
}

/** The tests in folders of `test/`, except those that take longer than 20 seconds on their own. */
const inFolders = (folders) => [
  ...folders.map((folder) => `<rootDir>/test/${folder}/**/*.test.{ts,tsx}`),
  '!**/*.{long,proof}.test.{ts,tsx}',
]
/** The files of a suite whose names end so: `long` for `npm run test:long`, `proof` for `npm run proof` alone. */
const partOf = (suite, folders, part) => ({
  ...suite,
  displayName: `${suite.displayName}-${part}`,
  testMatch: folders.map((folder) => `<rootDir>/test/${folder}/**/*.${part}.test.{ts,tsx}`),
  setupFilesAfterEnv: [...suite.setupFilesAfterEnv, '<rootDir>/test/support/longPatience.ts'],
})

const serverFolders = ['server', 'schema', 'scripts', 'docs', 'eslint']
/** The packages that tests may import: those of package.json, but jest's own. */
const { dependencies, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8'))
const packages = Object.keys({ ...dependencies, ...devDependencies }).filter((name) => !/jest|swc/.test(name))

const root = process.cwd().replaceAll(/[^\w/]/g, '\\$&')

/** The server's suite loads server and packages once a worker: test/support/jest/ServerEnvironment.mjs. */
const server = {
  ...shared,
  displayName: 'server',
  globalSetup: '<rootDir>/test/support/jest/globalSetup.mjs',
  testEnvironment: '<rootDir>/test/support/jest/ServerEnvironment.mjs',
  transform: {
    [`/node_modules/(?:${packages.join('|')})/.*\\.[cm]?js$`]: '<rootDir>/test/support/jest/fromBundle.cjs',
    [`^${root}/(?:(?:server|schema)/.*(?<!\\.d)|test/support/(?:fullCatalogue|shardKeys/watchStatements))\\.ts$`]:
      '<rootDir>/test/support/jest/fromBundle.cjs',
    ...transform,
  },
  transformIgnorePatterns: [],
  testMatch: inFolders(serverFolders),
  setupFiles: ['<rootDir>/test/support/quietLog.ts'],
  setupFilesAfterEnv: ['<rootDir>/test/support/patience.ts', '<rootDir>/test/support/seed.ts'],
}
const web = {
  ...shared,
  displayName: 'web',
  testEnvironment: '<rootDir>/test/support/jest/PageEnvironment.cjs',
  testMatch: inFolders(['web']),
  setupFilesAfterEnv: ['<rootDir>/test/support/webSetup.ts'],
}
const browser = {
  ...server,
  displayName: 'browser',
  testMatch: inFolders(['browser']),
  setupFilesAfterEnv: ['<rootDir>/test/support/longPatience.ts'],
}

/**
 * The same suite on MySQL: the files that hold what the database promises, or all of them where TEST_MYSQL_FILES is `all`.
 * Only `npm test` has such a database (TEST_MYSQL_TEMPLATE).
 */
const onMysql = (suite, end) => ({
  ...suite,
  displayName: `${suite.displayName}-mysql`,
  testEnvironmentOptions: { database: 'mysql' },
  testMatch:
    process.env.TEST_MYSQL_FILES === 'all'
      ? suite.testMatch
      : [
          ...databaseContract.flatMap((name) => [`<rootDir>/${name}*${end}`, `<rootDir>/${name}*/**/*${end}`]),
          ...suite.testMatch.filter((pattern) => pattern.startsWith('!')),
        ],
})
const serverLong = partOf(server, serverFolders, 'long')

/** The suites. `server` runs on the database that TEST_DATABASE names: sqlite by default. */
export default {
  testSequencer: '<rootDir>/test/support/jest/LongestFirst.cjs',
  projects: [
    server,
    web,
    browser,
    serverLong,
    partOf(server, serverFolders, 'proof'),
    partOf(browser, ['browser'], 'long'),
    partOf(browser, ['browser'], 'proof'),
    ...(process.env.TEST_MYSQL_TEMPLATE
      ? [onMysql(server, '.test.{ts,tsx}'), onMysql(serverLong, '.long.test.{ts,tsx}')]
      : []),
  ],
}
