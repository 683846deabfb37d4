import { inlineScriptHashes } from './inlineScriptHashes.ts'

/**
 * The policy inside the page, for hosts that send none. A build contains no configuration, so this policy does not limit the nodes, while
 * the service's header lists them; both apply together. `frame-ancestors` works in a header only.
 */
export function metaPolicy(html: string): string {
  return [
    "default-src 'none'",
    `script-src 'self' ${inlineScriptHashes(html).join(' ')}`,
    "style-src 'self'",
    "connect-src 'self' https: wss: http: ws:",
    "img-src 'self' data: blob:",
    'media-src blob:',
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
