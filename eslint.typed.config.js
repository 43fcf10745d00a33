import tseslint from 'typescript-eslint'

/**
 * Rules that need types: they take as long as the compiler, so `npm run validate` runs them apart from the quick ones of
 * eslint.config.js. `void` marks a promise that nothing waits for on purpose.
 */
export default [
  { ignores: ['dist/**', 'web/public/**', '**/generated/**', '**/*.generated.ts', 'node_modules/**', '.data/**'] },
  {
    files: ['**/*.{ts,tsx}'],
    plugins: { '@typescript-eslint': tseslint.plugin },
    languageOptions: {
      parser: tseslint.parser,
      parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname },
    },
    rules: {
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-misused-promises': 'error',
      '@typescript-eslint/await-thenable': 'error',
    },
  },
]
