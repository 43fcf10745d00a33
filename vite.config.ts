import { existsSync } from 'node:fs'
import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig, type ProxyOptions } from 'vite'
import { buildServiceWorker } from './web/buildServiceWorker'
import { chunkGroups } from './web/chunks'
import { precompress } from './web/precompress'
import { foodPictures } from './web/pictures/foodPictures'

const root = import.meta.dirname
const web = join(root, 'web')
const server = 'http://localhost:4000'

/** The server answers its own origin only, so that is the one that calls through here come from. */
const toServer: ProxyOptions = {
  target: server,
  configure: (proxy) => proxy.on('proxyReq', (request) => request.getHeader('origin') && request.setHeader('origin', server)),
}

/** Each page of its own: the product, and the API explorer apart from it because of its weight. */
const entries = { index: join(web, 'index.html'), explorer: join(web, 'explorer.html') }

export default defineConfig({
  root: web,
  plugins: [react(), foodPictures(root), buildServiceWorker(web), precompress(join(root, 'dist', 'web'))],
  // The explorer's workers cannot be scanned ahead; it is served built, from the server.
  optimizeDeps: { entries: ['index.html'] },
  server: {
    port: 5173,
    proxy: Object.fromEntries(['/graphql', '/api', '/static', '/health', '/mailbox', '/schema.graphql'].map((path) => [path, toServer])),
  },
  build: {
    outDir: join(root, 'dist', 'web'),
    emptyOutDir: true,
    assetsDir: 'assets',
    sourcemap: 'hidden',
    // The server names the code of the page that is asked for.
    manifest: true,
    // Small files inlined as data: would need a laxer content security policy.
    assetsInlineLimit: 0,
    // The explorer's editor is heavy and loaded by nobody else.
    chunkSizeWarningLimit: 4500,
    rollupOptions: {
      // Libraries' notes to a compiler that is not used here.
      onLog: (level, log, tell) => void (log.code === 'MODULE_LEVEL_DIRECTIVE' || tell(level, log)),
      input: Object.fromEntries(Object.entries(entries).filter(([, file]) => existsSync(file))),
      output: { codeSplitting: { groups: chunkGroups } },
    },
  },
})
