import { type Address, checksumAddress } from '@countersign/primitives'
import { parseSiweMessage } from 'viem/siwe'
import type { AuthConfig } from '../config/AuthConfig.ts'
import { ServiceError } from '../errors/ServiceError.ts'
import { isSignInOrigin } from './trustedOrigin.ts'

export type SiweFields = { address: Address; chainId: string; nonce: string; expiresAt: number | null }
type Rules = { auth: AuthConfig; chainIds: ReadonlySet<string>; now: number }

/** Clocks of wallets and of this machine may differ by this much. */
export const CLOCK_SKEW_MS = 30_000

/**
 * Matches the whole text, line by line. viem's parser searches for its fields anywhere, so a statement or a resource could imitate one of
 * them.
 */
const SHAPE = new RegExp(
  [
    '^(?:[a-zA-Z][a-zA-Z0-9+.-]*://)?[^\\s/?#@]+ wants you to sign in with your Ethereum account:',
    '0x[a-fA-F0-9]{40}',
    '(?:\n[^\n]+)?\n',
    'URI: [^\\s]+',
    'Version: 1',
    'Chain ID: [0-9]{1,20}',
    'Nonce: [a-zA-Z0-9]{8,128}',
    'Issued At: [^\\s]+',
  ].join('\n') +
    '(?:\nExpiration Time: [^\\s]+)?(?:\nNot Before: [^\\s]+)?(?:\nRequest ID: [^\n]*)?(?:\nResources:(?:\n- [^\n]+)*)?$',
)

/** An EIP-4361 message for this service, for the present time and for a configured chain. @throws ServiceError auth/message */
export function readSiweMessage(text: string, { auth, chainIds, now }: Rules): SiweFields {
  if (!SHAPE.test(text)) refuse('Its layout is not that of EIP-4361, version 1.')
  const message = parseSiweMessage(text)
  const { address, domain, scheme, uri, chainId, nonce, issuedAt, expirationTime, notBefore } = message
  if (!address || !domain || !uri || chainId === undefined || !nonce || !issuedAt)
    return refuse('A field that EIP-4361 requires is missing.')
  assertMadeHere(auth, { domain, scheme, uri })
  if (!chainIds.has(String(chainId)))
    refuse(`Chain ${chainId} is not configured here. Configured are: ${[...chainIds].join(', ')}.`)
  for (const time of [issuedAt, expirationTime, notBefore])
    if (time && Number.isNaN(time.getTime())) refuse('A time is not in the format of RFC 3339.')
  const said = new Date(now).toISOString()
  if (issuedAt.getTime() > now + CLOCK_SKEW_MS)
    refuse(`It was issued at ${issuedAt.toISOString()}; the service's clock says ${said}.`)
  if (notBefore && notBefore.getTime() > now + CLOCK_SKEW_MS)
    refuse(`It is not valid before ${notBefore.toISOString()}; the service's clock says ${said}.`)
  if (expirationTime && expirationTime.getTime() <= now - CLOCK_SKEW_MS)
    refuse(`It expired at ${expirationTime.toISOString()}; the service's clock says ${said}.`)
  return {
    address: checksumAddress(address),
    chainId: String(chainId),
    nonce,
    expiresAt: expirationTime ? expirationTime.getTime() : null,
  }
}

/** The site that the wallet showed to its owner must be a site of this service. */
function assertMadeHere(auth: AuthConfig, asked: { domain: string; scheme: string | undefined; uri: string }): void {
  if (!URL.canParse(asked.uri)) return refuse(`"${asked.uri}" is no URI.`)
  const { host, protocol, origin } = new URL(asked.uri)
  if (host !== asked.domain.toLowerCase())
    refuse(`The message is for ${asked.domain}, but its URI is on ${host}. Both must name the same site.`)
  if (asked.scheme !== undefined && `${asked.scheme.toLowerCase()}:` !== protocol)
    refuse(`The message names the scheme ${asked.scheme}, its URI ${protocol}`)
  if (!isSignInOrigin(auth, origin))
    refuse(
      `The message was made for ${origin}. Users can sign in from ${auth.origins.join(', ') || 'this machine only; add other sites to auth.origins'}.`,
    )
}

function refuse(detail: string): never {
  throw new ServiceError('auth/message', detail)
}
