import { createRequire } from 'node:module'
import { build, install } from './prepare.mjs'

install()
build()
createRequire(import.meta.url)('../dist/server.cjs')
