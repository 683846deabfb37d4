import { RELAY_VERIFY } from '@countersign/api'

let pinned: string | null = null

/**
 * Limits the frames of this document to the origin of one app, for every navigation: script, link, form or redirect.
 * The browser refuses other documents before it shows them. Messages prove nothing about the document in a frame,
 * because the sender may have been replaced.
 *
 * Policies of a document can only be added, never relaxed.
 *
 * @returns false if this document is already pinned to another origin; reload it first
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

/** A policy cannot name an IPv6 address, so only the scheme is pinned. */
function sourceOf(origin: string): string {
  const { hostname, protocol } = new URL(origin)
  return hostname.startsWith('[') ? protocol : origin
}

/**
 * Calls the listener when the browser refused a document in a frame.
 *
 * @param listener receives the document's origin; null if the browser does not report it or it has none
 * @returns a function that removes the listener
 */
export function onRefusedDocument(listener: (origin: string | null) => void): () => void {
  const onViolation = ({ effectiveDirective, blockedURI, disposition }: SecurityPolicyViolationEvent) => {
    if (effectiveDirective !== 'frame-src' || disposition !== 'enforce') return
    const origin = URL.canParse(blockedURI) ? new URL(blockedURI).origin : 'null'
    // For a redirect, some browsers report the address before it, which is the app's own.
    listener(origin === 'null' || origin === pinned ? null : origin)
  }
  document.addEventListener('securitypolicyviolation', onViolation)
  return () => document.removeEventListener('securitypolicyviolation', onViolation)
}
