import type { Linter } from 'eslint'

export declare const outgoingRules: Linter.Config
