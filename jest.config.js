const transform = {
  '\\.(t|j)sx?$': ['@swc/jest', { jsc: { target: 'es2022', parser: { syntax: 'typescript', tsx: true }, transform: { react: { runtime: 'automatic' } } }, module: { type: 'commonjs' } }],
}
const shared = { transform, clearMocks: true, moduleNameMapper: { '\\.css$': '<rootDir>/test/support/emptyModule.ts' } }

/**
 * The suites. `server` runs on the database that TEST_DATABASE names (sqlite by default); `npm test` runs it on both.
 */
export default {
  projects: [
    {
      ...shared,
      displayName: 'server',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/test/server/**/*.test.ts', '<rootDir>/test/schema/**/*.test.ts'],
      setupFiles: ['<rootDir>/test/support/quietLog.ts'],
      setupFilesAfterEnv: ['<rootDir>/test/support/patience.ts'],
    },
    {
      ...shared,
      displayName: 'web',
      testEnvironment: 'jsdom',
      testMatch: ['<rootDir>/test/web/**/*.test.ts', '<rootDir>/test/web/**/*.test.tsx'],
      setupFilesAfterEnv: ['<rootDir>/test/support/webSetup.ts'],
    },
    {
      ...shared,
      displayName: 'browser',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/test/browser/**/*.test.ts'],
      setupFiles: ['<rootDir>/test/support/quietLog.ts'],
      setupFilesAfterEnv: ['<rootDir>/test/support/longPatience.ts'],
    },
  ],
}
