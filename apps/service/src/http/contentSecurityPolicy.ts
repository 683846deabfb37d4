import { createHash } from 'node:crypto'
import type { ServiceConfig } from '../config/serviceConfig.ts'

const PUBLIC_RELAY = 'wss://relay.walletconnect.org'
/** Where the public relay's operator vouches for the site that asks, in a hidden frame on the page's side. */
const VERIFY = 'https://verify.walletconnect.org'

/** What the page may load and reach: itself, its inline boot script by hash, the configured nodes and the chosen relay. */
export function contentSecurityPolicy(config: ServiceConfig, indexHtml: string): string {
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...inlineScriptHashes(indexHtml)],
    // Style sheets come from files only; components position themselves with style attributes.
    'style-src': ["'self'", "'unsafe-inline'"],
    'style-src-elem': ["'self'"],
    'style-src-attr': ["'unsafe-inline'"],
    'connect-src': ["'self'", ...connectOrigins(config)],
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    'manifest-src': ["'self'"],
    'worker-src': ["'self'"],
    ...(usesPublicRelay(config) ? { 'frame-src': [VERIFY] } : {}),
    'frame-ancestors': config.embeddedIn.length > 0 ? config.embeddedIn : ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
  }
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ')
}

function inlineScriptHashes(html: string): string[] {
  const scripts = [...html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/gi)]
  return scripts
    .filter(([, attributes = '', text = '']) => !/\bsrc\s*=/i.test(attributes) && text !== '')
    .map(([, , text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`)
}

function connectOrigins(config: ServiceConfig): string[] {
  const urls = config.chains.flatMap((chain) => [chain.rpcUri.value, chain.publicRpcUri?.value ?? ''])
  const { projectId, relayUrl } = config.walletConnect
  if (projectId) urls.push(relayUrl ?? PUBLIC_RELAY)
  if (usesPublicRelay(config)) urls.push(VERIFY)
  return [...new Set(urls.filter((url) => URL.canParse(url)).map((url) => originOf(new URL(url))))]
}

const usesPublicRelay = ({ walletConnect: { projectId, relayUrl } }: ServiceConfig) =>
  projectId !== null && relayUrl === null

/** `URL.origin` is opaque for ws and wss in some runtimes. */
const originOf = (url: URL) => `${url.protocol}//${url.host}`
