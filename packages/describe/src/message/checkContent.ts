import type { Chain, MessageContent, TypedDataSchema } from '@countersign/api'
import { hasHiddenCharacters, isSameAddress, type Address } from '@countersign/safe/light'
import { checkBareHash, checkSignedPermissions, worstFirst, type Check, type Read } from '@countersign/safe/checks'
import type { AppOrigin } from './AppOrigin.ts'
import { bareBytes, isBareHex, readSignIn } from './messageText.ts'
import { addressOf, numberOf } from './readPermit.ts'
import { judgeStructure } from './judgeStructure.ts'
import { signedTypedData } from './signedTypedData.ts'

const id = 'message-content'
type Judged = Omit<Check, 'id'>

/** What kind of promise a message is. A bare value is refused: nobody can say what it will be used for. */
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

/** Whether code stands at an address; undefined where nobody asked. */
type IsContract = (address: Address) => Read<boolean> | undefined

function judgeText(text: string, safe: Address, origin: AppOrigin | null): Judged {
  if (isBareHex(text))
    return {
      verdict: 'danger',
      title: 'Cannot be read',
      reason: `It is a bare value of ${bareBytes(text)} bytes. It may be the hash of anything, of a transaction too, and nobody can see of what. Ask the app for a text or for typed data.`,
    }
  if (hasHiddenCharacters(text))
    return {
      verdict: 'caution',
      title: 'Hidden characters',
      reason:
        'The text holds characters that are not seen or that change the direction of reading: it may read otherwise elsewhere.',
    }
  const signIn = readSignIn(text)
  if (!signIn) return { verdict: 'verified', title: 'Plain text', reason: 'All of it is shown.' }
  const host = hostOf(origin)
  const own = signIn.domain.toLowerCase()
  if (host !== null && !isRelated(host, own))
    return {
      verdict: 'danger',
      title: 'Signs in to another site',
      reason: `${host} asks, but the text signs in to ${signIn.domain}. Whoever holds the signature is let in there.`,
    }
  if (host !== null && host !== own && host.endsWith(`.${own}`))
    return {
      verdict: 'caution',
      title: 'Signs in to the site above',
      reason: `${host} asks, but the text signs in to ${signIn.domain}. Where everybody can have a page below ${signIn.domain}, that is somebody else. Whoever holds the signature is let in there.`,
    }
  const named = addressOf(signIn.address)
  if (named === null || !isSameAddress(named, safe))
    return {
      verdict: 'caution',
      title: 'Signs in as somebody else',
      reason: `The text names ${signIn.address}, this account is ${safe}. The site will refuse it.`,
    }
  if (signIn.expiresAt !== null && signIn.expiresAt < Date.now())
    return {
      verdict: 'caution',
      title: 'The sign-in has expired',
      reason: `It ended ${new Date(signIn.expiresAt).toISOString()}.`,
    }
  return {
    verdict: 'verified',
    title: `Signs in to ${signIn.domain}`,
    reason: 'It names this account, and moves nothing.',
  }
}

/** The worst of all that can be said, with the rest behind it. */
function judgeTypedData(data: TypedDataSchema, safe: Address, isContract: IsContract): Judged {
  const [worst, ...others] = worstFirst([
    ...checkSignedPermissions(data, { isContract, now: BigInt(Math.floor(Date.now() / 1000)) }),
    checkBareHash(data),
    ...judgeStructure(data, safe).map((judged) => ({ ...judged, id }) as const),
  ]).filter(({ verdict }) => verdict !== 'verified')
  if (worst)
    return { ...worst, reason: [worst.reason, ...others.map(({ title, reason }) => `${title}: ${reason}`)].join(' ') }
  return { verdict: 'verified', title: 'Every signed field is shown', reason: 'Nothing else came with it.' }
}

/** The same site, or one below the other. */
const isRelated = (first: string, second: string): boolean =>
  first === second || first.endsWith(`.${second}`) || second.endsWith(`.${first}`)

const hostOf = (origin: AppOrigin | null): string | null =>
  origin !== null && URL.canParse(origin.url) ? new URL(origin.url).host.toLowerCase() : null

/** Whether the message is meant for this network. Silent where it names none. */
export function checkMessageChain(content: MessageContent, chain: Pick<Chain, 'chainId' | 'chainName'>): Check[] {
  const named =
    typeof content === 'string'
      ? numberOf(readSignIn(content)?.chainId)
      : numberOf(signedTypedData(content).domain['chainId'])
  if (named === null) return []
  if (named.toString() === chain.chainId)
    return [
      { id: 'message-chain', verdict: 'verified', title: `For ${chain.chainName}`, reason: `It names chain ${named}.` },
    ]
  return [
    {
      id: 'message-chain',
      verdict: 'caution',
      title: 'For another network',
      reason: `It names chain ${named}, this account is on ${chain.chainName} (${chain.chainId}).`,
    },
  ]
}
