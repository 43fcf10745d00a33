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
    '/node_modules/(?!(?:entities|htmlparser2|domutils|domhandler|dom-serializer|domelementtype)/)',
  ],
  clearMocks: true,
  moduleNameMapper: { '\\.css$': '<rootDir>/test/support/emptyModule.ts' },
}

/** The tests in folders of `test/`, except those that take longer than 20 seconds on their own. */
const inFolders = (folders) => [
  ...folders.map((folder) => `<rootDir>/test/${folder}/**/*.test.{ts,tsx}`),
  '!**/*.long.test.{ts,tsx}',
]
/** The rest of a suite, for `npm run test:long`. */
const longPartOf = (suite, folders) => ({
  ...suite,
  displayName: `${suite.displayName}-long`,
  testMatch: folders.map((folder) => `<rootDir>/test/${folder}/**/*.long.test.{ts,tsx}`),
  setupFilesAfterEnv: [...suite.setupFilesAfterEnv, '<rootDir>/test/support/longPatience.ts'],
})

const serverFolders = ['server', 'schema', 'scripts', 'docs', 'eslint']
const server = {
  ...shared,
  displayName: 'server',
  testEnvironment: 'node',
  testMatch: inFolders(serverFolders),
  setupFiles: ['<rootDir>/test/support/quietLog.ts'],
  setupFilesAfterEnv: ['<rootDir>/test/support/patience.ts'],
}
const web = {
  ...shared,
  displayName: 'web',
  testEnvironment: 'jsdom',
  testMatch: inFolders(['web']),
  setupFilesAfterEnv: ['<rootDir>/test/support/webSetup.ts'],
}
const browser = {
  ...shared,
  displayName: 'browser',
  testEnvironment: 'node',
  testMatch: inFolders(['browser']),
  setupFiles: ['<rootDir>/test/support/quietLog.ts'],
  setupFilesAfterEnv: ['<rootDir>/test/support/longPatience.ts'],
}

/**
 * The suites. `server` runs on the database that TEST_DATABASE names (sqlite by default); `npm test` runs it on both.
 */
export default {
  projects: [
    server,
    web,
    browser,
    longPartOf(server, serverFolders),
    longPartOf(web, ['web']),
    longPartOf(browser, ['browser']),
  ],
}
