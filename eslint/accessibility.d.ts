import type { ESLint, Linter } from 'eslint'

export function accessibilityOf(folder: string): ESLint.Plugin
export const accessibilityRules: Linter.RulesRecord
