import type { BuildOptions } from 'esbuild'

export const serverBundle: (folder: string) => BuildOptions
