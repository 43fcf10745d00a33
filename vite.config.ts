import { existsSync } from 'node:fs'
import type { ClientRequest } from 'node:http'
import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig, type ProxyOptions } from 'vite'
import { buildServiceWorker } from './web/buildServiceWorker'
import { chunkGroups } from './web/chunks'
import { componentIds } from './web/componentIds'
import { precompress } from './web/precompress'
import { prerender } from './web/prerender'
import { foodPictures } from './web/pictures/foodPictures'
import { readingFiles } from './web/readingFiles'

const root = import.meta.dirname
const web = join(root, 'web')

/** Where `npm run dev` runs the server: the same PORT as its own. */
const server = `http://localhost:${process.env.PORT || 4000}`

/** The server accepts calls from its own origin only, so calls through the proxy get that origin. */
const toServer: ProxyOptions = {
  target: server,
  configure: (proxy) => {
    const name = (request: ClientRequest) => {
      if (request.getHeader('origin')) request.setHeader('origin', new URL(process.env.PUBLIC_URL || server).origin)
    }
    proxy.on('proxyReq', name)
    proxy.on('proxyReqWs', name)
  },
}

/** Two pages: the product, and the API explorer, which is apart because of its weight. */
const entries = { index: join(web, 'index.html'), explorer: join(web, 'explorer.html') }

export default defineConfig({
  root: web,
  plugins: [
    componentIds(web),
    react(),
    foodPictures(root),
    readingFiles(root),
    prerender(web, join(root, 'node_modules', '.cache', 'shell')),
    buildServiceWorker(web),
    precompress(join(root, 'dist', 'web')),
  ],
  // The explorer's workers cannot be scanned ahead; it is served built, from the server.
  optimizeDeps: { entries: ['index.html'] },
  server: {
    port: Number(process.env.PAGES_PORT || 5173),
    // The server's banner names this port, so another one may not take its place.
    strictPort: true,
    proxy: Object.fromEntries(
      ['/graphql', '/api', '/static', '/health', '/mailbox', '/schema.graphql', '/welcome.json'].map((path) => [
        path,
        { ...toServer, ws: path === '/graphql' },
      ]),
    ),
  },
  build: {
    outDir: join(root, 'dist', 'web'),
    emptyOutDir: true,
    assetsDir: 'assets',
    sourcemap: 'hidden',
    // Files inlined as `data:` would need a laxer content security policy.
    assetsInlineLimit: 0,
    // The explorer's editor is heavy; no other page loads it.
    chunkSizeWarningLimit: 4500,
    rollupOptions: {
      // Directives in libraries for compilers that are not used here.
      onLog: (level, log, tell) => void (log.code === 'MODULE_LEVEL_DIRECTIVE' || tell(level, log)),
      input: Object.fromEntries(Object.entries(entries).filter(([, file]) => existsSync(file))),
      output: { codeSplitting: { groups: chunkGroups } },
    },
  },
})
