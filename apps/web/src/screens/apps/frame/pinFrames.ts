/** WalletConnect's relay vouches for a site in a hidden frame of this address. */
const RELAY_VERIFY = 'https://verify.walletconnect.org'

let pinned: string | null = null

/**
 * Lets the frames of this document show one app's origin only, however a frame gets to another address: by script, link, form or
 * redirect. The browser refuses every other document before it is shown. Messages prove nothing about the document in a frame: the one
 * that sent them may be gone.
 *
 * A document's policies can be added to, never loosened.
 *
 * @returns false when this document is pinned to another origin: load it anew first
 */
export function pinFrames(origin: string): boolean {
  if (pinned !== null) return pinned === origin
  pinned = origin
  const meta = document.createElement('meta')
  meta.httpEquiv = 'Content-Security-Policy'
  meta.content = `frame-src ${sourceOf(origin)} ${RELAY_VERIFY}`
  document.head.append(meta)
  return true
}

/** Policies cannot name an IPv6 address: their scheme is all that can be pinned. */
function sourceOf(origin: string): string {
  const { hostname, protocol } = new URL(origin)
  return hostname.startsWith('[') ? protocol : origin
}

/**
 * Calls back when the browser refused a document in a frame.
 *
 * @param listener is given the document's origin; null when the browser does not tell it or it has none
 * @returns a function that stops listening
 */
export function onRefusedDocument(listener: (origin: string | null) => void): () => void {
  const hear = ({ effectiveDirective, blockedURI, disposition }: SecurityPolicyViolationEvent) => {
    if (effectiveDirective !== 'frame-src' || disposition !== 'enforce') return
    const origin = URL.canParse(blockedURI) ? new URL(blockedURI).origin : 'null'
    // For a redirect some browsers tell the address before it, which is the app's own.
    listener(origin === 'null' || origin === pinned ? null : origin)
  }
  document.addEventListener('securitypolicyviolation', hear)
  return () => document.removeEventListener('securitypolicyviolation', hear)
}
