import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Config } from '../platform/config'
import { escapeMarkup } from '../pure/escapeMarkup'
import { publicFacts } from './publicFacts'

/** A page as the build rendered it, with what the installation says, and its content security policy's sources. */
export interface Shell {
  html: string
  /** The scripts that stand in the page itself, as the policy names them: `'sha256-…'`. */
  scriptHashes: string[]
}

/** Reads a shell of the build; the page without content where the build made none. */
export function readShell(webRoot: string, name: 'frame' | 'bare', config: Config): Shell {
  const file = join(webRoot, '.vite', `${name}.html`)
  const html = readFileSync(existsSync(file) ? file : join(webRoot, 'index.html'), 'utf8')
  return { html: withFacts(html, config), scriptHashes: scriptHashesOf(html) }
}

/** The page with the product's name and the public configuration, in the places that web/prerender.ts leaves for them. */
export function withFacts(html: string, config: Config): string {
  const facts = publicFacts(config)
  const texts: Record<string, string> = {
    productName: facts.productName,
    supportEmail: facts.supportEmail,
    rafflePrize: facts.rafflePrize,
  }
  const content = escapeMarkup(JSON.stringify(facts))
  return html
    .replace(/\{\{(\w+)\}\}/g, (_all, name: string) => escapeMarkup(texts[name] ?? ''))
    .replace(/(<meta name="mealwright" content=)(?:'[^']*'|"[^"]*")/, (_all, head: string) => `${head}"${content}"`)
    .replace(/(<title>|<noscript>)Mealwright/g, (_all, begin: string) => begin + escapeMarkup(config.productName))
}

/** A content security policy that also takes these scripts, and no other that stands in a page. */
export function allowScripts(policy: string, hashes: readonly string[]): string {
  return policy.replace("script-src 'self'", ["script-src 'self'", ...hashes].join(' '))
}

function scriptHashesOf(html: string): string[] {
  return [...html.matchAll(/<script(?: data-\w+="[^"]*")*>([^]*?)<\/script>/g)].map(
    ([, code = '']) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`,
  )
}
