import { type Address, checksumAddress } from '@countersign/primitives'
import { parseSiweMessage } from 'viem/siwe'
import type { AuthConfig } from '../config/AuthConfig.ts'
import { ServiceError } from '../errors/ServiceError.ts'
import { isSignInOrigin } from './trustedOrigin.ts'
import { sessionMessages } from './sessionMessages.ts'

export type SiweFields = { address: Address; chainId: string; nonce: string; expiresAt: number | null }
type Rules = { auth: AuthConfig; chainIds: ReadonlySet<string>; now: number }

/** Clocks of wallets and of this machine may differ by this much. */
export const CLOCK_SKEW_MS = 30_000
/** A nonce lives five minutes, so a message that was issued earlier than this was not made for it. Clocks of wallets may be slow. */
const LONGEST_AGE_MS = 15 * 60_000

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
  if (!SHAPE.test(text)) refuse(() => sessionMessages.layout)
  const message = parseSiweMessage(text)
  const { address, domain, scheme, uri, chainId, nonce, issuedAt, expirationTime, notBefore } = message
  if (!address || !domain || !uri || chainId === undefined || !nonce || !issuedAt)
    return refuse(() => sessionMessages.fieldMissing)
  assertMadeHere(auth, { domain, scheme, uri })
  if (!chainIds.has(String(chainId))) refuse(() => sessionMessages.unknownChain({ chainId, known: [...chainIds] }))
  for (const time of [issuedAt, expirationTime, notBefore])
    if (time && Number.isNaN(time.getTime())) refuse(() => sessionMessages.notTime)
  const timesOf = (time: Date) => ({ time: time.toISOString(), now: new Date(now).toISOString() })
  if (issuedAt.getTime() > now + CLOCK_SKEW_MS) refuse(() => sessionMessages.issuedLater(timesOf(issuedAt)))
  if (issuedAt.getTime() < now - LONGEST_AGE_MS) refuse(() => sessionMessages.issuedLongAgo(timesOf(issuedAt)))
  if (notBefore && notBefore.getTime() > now + CLOCK_SKEW_MS)
    refuse(() => sessionMessages.notYetValid(timesOf(notBefore)))
  if (expirationTime && expirationTime.getTime() <= now - CLOCK_SKEW_MS)
    refuse(() => sessionMessages.expired(timesOf(expirationTime)))
  return {
    address: checksumAddress(address),
    chainId: String(chainId),
    nonce,
    expiresAt: expirationTime ? expirationTime.getTime() : null,
  }
}

/** The site that the wallet showed to its owner must be a site of this service. */
function assertMadeHere(auth: AuthConfig, asked: { domain: string; scheme: string | undefined; uri: string }): void {
  if (!URL.canParse(asked.uri)) return refuse(() => sessionMessages.notUri(asked))
  const { host, protocol, origin } = new URL(asked.uri)
  if (host !== asked.domain.toLowerCase()) refuse(() => sessionMessages.otherHost({ domain: asked.domain, host }))
  const { scheme } = asked
  if (scheme !== undefined && `${scheme.toLowerCase()}:` !== protocol)
    refuse(() => sessionMessages.otherScheme({ scheme, protocol }))
  if (!isSignInOrigin(auth, origin)) refuse(() => sessionMessages.otherOrigin({ origin, origins: auth.origins }))
}

function refuse(detail: () => string): never {
  throw new ServiceError('auth/message', detail)
}
