import { PUBLIC_RELAY, RELAY_VERIFY } from '@countersign/api'
import type { ServiceConfig } from '../config/ServiceConfig.ts'

/**
 * What the page may load and reach: itself, its inline scripts by hash, the configured nodes and the chosen relay.
 * @param scriptHashes of the document (see `inlineScriptHashes`)
 * @param ownOrigins nodes that the user of this browser added (see `readOwnOrigins`)
 */
export function contentSecurityPolicy(
  config: ServiceConfig,
  scriptHashes: readonly string[],
  ownOrigins: readonly string[] = [],
): string {
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...scriptHashes],
    // Style sheets come from files. Styles that components set at run time go through CSSOM, which needs no entry here.
    'style-src': ["'self'"],
    'connect-src': [...new Set(["'self'", ...connectOrigins(config), ...ownOrigins])],
    'img-src': ["'self'", 'data:', 'blob:'],
    // Videos and sounds of NFTs, which the service fetches.
    'media-src': ['blob:'],
    'font-src': ["'self'"],
    'manifest-src': ["'self'"],
    'worker-src': ["'self'"],
    // Users add embedded apps by address: any site over TLS, and apps on this machine. See ADR 9.
    'frame-src': ['https:', 'http://localhost:*'],
    'frame-ancestors': config.embeddedIn.length > 0 ? config.embeddedIn : ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    // The one Trusted Types policy is in the page's inline script. It accepts only addresses of scripts on this host.
    'trusted-types': ['default'],
  }
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ')
}

function connectOrigins(config: ServiceConfig): string[] {
  const urls = config.chains.flatMap((chain) => [chain.rpcUri.value, chain.publicRpcUri?.value ?? ''])
  const { projectId, relayUrl } = config.walletConnect
  if (projectId) urls.push(relayUrl ?? PUBLIC_RELAY)
  if (usesPublicRelay(config)) urls.push(RELAY_VERIFY)
  if (config.sources) urls.push(config.sources.url)
  return [...new Set(urls.filter((url) => URL.canParse(url)).map((url) => originOf(new URL(url))))]
}

const usesPublicRelay = ({ walletConnect: { projectId, relayUrl } }: ServiceConfig) =>
  projectId !== null && relayUrl === null

/** `URL.origin` is opaque for ws and wss in some runtimes. */
const originOf = (url: URL) => `${url.protocol}//${url.host}`
