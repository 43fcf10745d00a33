import type { Linter } from 'eslint'

export const graphqlLint: Linter.Config[]
