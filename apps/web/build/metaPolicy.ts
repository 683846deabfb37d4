import { inlineScriptHashes } from './inlineScriptHashes.ts'

/**
 * The policy that travels inside the page, for hosts that send none. A build knows no configuration, so it leaves open which
 * nodes are asked, where the service's header names each of them; both hold together. `frame-ancestors` counts in a header only.
 */
export function metaPolicy(html: string): string {
  return [
    "default-src 'none'",
    `script-src 'self' ${inlineScriptHashes(html).join(' ')}`,
    "style-src 'self'",
    "connect-src 'self' https: wss: http: ws:",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    'frame-src https: http://localhost:*',
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types default',
  ].join('; ')
}
