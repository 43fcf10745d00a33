import { spawnSync } from 'node:child_process'

/** Bundles the server before its tests. In its own process: jest would transform the bundler, too. */
export default function globalSetup() {
  const { status } = spawnSync(process.execPath, ['test/support/jest/bundleServer.mjs'], { stdio: 'inherit' })
  if (status !== 0) throw new Error('The server could not be bundled')
}
