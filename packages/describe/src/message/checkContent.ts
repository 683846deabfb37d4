import type { Chain, MessageContent, TypedDataSchema } from '@countersign/api'
import { type Address, hasHiddenCharacters, isSameAddress } from '@countersign/primitives'
import {
  checkBareHash,
  checkSignedPermissions,
  worstFirst,
  type Check,
  type Read,
  addressOf,
  numberOf,
} from '@countersign/safe/checks'
import type { AppOrigin } from './AppOrigin.ts'
import { bareBytes, isBareHex, readSignIn } from './messageText.ts'
import { judgeStructure } from './judgeStructure.ts'
import { signedTypedData } from './signedTypedData.ts'

const id = 'message-content'
type Judged = Omit<Check, 'id'>

/**
 * Checks what a message permits. A bare value is a danger, because the page cannot show what it will be used for.
 *
 * @param safe the account that would sign; a sign-in must name it
 * @param origin the app that requests the signature; null when the person wrote the message
 * @example
 * checkContent('Rent for March', safe, null).verdict // 'verified'
 * checkContent(safeTxHash, safe, null).title // 'Cannot be read'
 */
export function checkContent(
  content: MessageContent,
  safe: Address,
  origin: AppOrigin | null,
  isContract: IsContract = () => undefined,
): Check {
  return {
    ...(typeof content === 'string' ? judgeText(content, safe, origin) : judgeTypedData(content, safe, isContract)),
    id,
  }
}

/** Whether an address has code; undefined where the page did not read it. */
type IsContract = (address: Address) => Read<boolean> | undefined

function judgeText(text: string, safe: Address, origin: AppOrigin | null): Judged {
  if (isBareHex(text))
    return {
      verdict: 'danger',
      title: 'Cannot be read',
      reason: `It is a bare value of ${bareBytes(text)} bytes. It may be the hash of anything, including a transaction, and no tool can show what it stands for. Ask the app for a text or for typed data.`,
    }
  if (hasHiddenCharacters(text))
    return {
      verdict: 'caution',
      title: 'Hidden characters',
      reason:
        'The text contains characters that are invisible or that change the reading direction. Other programs may display it differently.',
    }
  const signIn = readSignIn(text)
  if (!signIn) return { verdict: 'verified', title: 'Plain text', reason: 'The page shows the whole text.' }
  const host = hostOf(origin)
  const own = signIn.domain.toLowerCase()
  if (host !== null && !isRelated(host, own))
    return {
      verdict: 'danger',
      title: 'Signs in to another site',
      reason: `${host} requests the signature, but the text signs in to ${signIn.domain}. With the signature, any holder can sign in there.`,
    }
  if (host !== null && host !== own && host.endsWith(`.${own}`))
    return {
      verdict: 'caution',
      title: 'Signs in to the site above',
      reason: `${host} requests the signature, but the text signs in to ${signIn.domain}. If ${signIn.domain} lets others publish pages on its subdomains, that site may belong to another party. With the signature, any holder can sign in there.`,
    }
  const named = addressOf(signIn.address)
  if (named === null || !isSameAddress(named, safe))
    return {
      verdict: 'caution',
      title: 'Signs in as another address',
      reason: `The text names ${signIn.address}, but this account is ${safe}. The site will refuse it.`,
    }
  if (signIn.expiresAt !== null && signIn.expiresAt < Date.now())
    return {
      verdict: 'caution',
      title: 'The sign-in has expired',
      reason: `It expired at ${new Date(signIn.expiresAt).toISOString()}.`,
    }
  return {
    verdict: 'verified',
    title: `Signs in to ${signIn.domain}`,
    reason: 'It names this account and moves no funds.',
  }
}

/** Returns the worst finding, with the other findings after it. */
function judgeTypedData(data: TypedDataSchema, safe: Address, isContract: IsContract): Judged {
  const [worst, ...others] = worstFirst([
    ...checkSignedPermissions(data, { isContract, now: BigInt(Math.floor(Date.now() / 1000)) }),
    checkBareHash(data),
    ...judgeStructure(data, safe).map((judged) => ({ ...judged, id }) as const),
  ]).filter(({ verdict }) => verdict !== 'verified')
  if (worst)
    return { ...worst, reason: [worst.reason, ...others.map(({ title, reason }) => `${title}: ${reason}`)].join(' ') }
  return { verdict: 'verified', title: 'Every signed field is shown', reason: 'The data contains no unsigned values.' }
}

/** Whether both hosts are the same, or one is a subdomain of the other. */
const isRelated = (first: string, second: string): boolean =>
  first === second || first.endsWith(`.${second}`) || second.endsWith(`.${first}`)

const hostOf = (origin: AppOrigin | null): string | null =>
  origin !== null && URL.canParse(origin.url) ? new URL(origin.url).host.toLowerCase() : null

/**
 * Whether the message is meant for this network; null if it names no network.
 *
 * @example
 * checkMessageChain(permit, { chainId: '31337', chainName: 'Devchain' })[0]?.title // 'For another network'
 */
export function checkMessageChain(content: MessageContent, chain: Pick<Chain, 'chainId' | 'chainName'>): Check[] {
  const named =
    typeof content === 'string'
      ? numberOf(readSignIn(content)?.chainId)
      : numberOf(signedTypedData(content).domain['chainId'])
  if (named === null) return []
  if (named.toString() === chain.chainId)
    return [
      {
        id: 'message-chain',
        verdict: 'verified',
        title: `For ${chain.chainName}`,
        reason: `The message names chain ${named}.`,
      },
    ]
  return [
    {
      id: 'message-chain',
      verdict: 'caution',
      title: 'For another network',
      reason: `The message names chain ${named}, but this account is on ${chain.chainName} (${chain.chainId}).`,
    },
  ]
}
