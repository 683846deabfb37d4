import type { Chain, MessageContent, TypedDataSchema } from '@countersign/api'
import { type Address, hasHiddenCharacters, isSameAddress, exactTime } from '@countersign/primitives'
import {
  checkBareHash,
  checkSignedPermissions,
  worstFirst,
  type Check,
  type Read,
  addressOf,
  numberOf,
} from '@countersign/safe/checks'
import type { ViewContext } from '../transaction/ViewContext.ts'
import type { AppOrigin } from './AppOrigin.ts'
import { bareBytes, isBareHex, readSignIn } from './messageText.ts'
import { judgeStructure } from './judgeStructure.ts'
import { signedTypedData } from './signedTypedData.ts'
import { contentMessages as messages } from './contentMessages.ts'

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
  reads: ContentReads = {},
): Check {
  return {
    ...(typeof content === 'string' ? judgeText(content, safe, origin) : judgeTypedData(content, safe, reads)),
    id,
  }
}

type ContentReads = {
  /** Whether an address has code; undefined where the page did not read it. */
  isContract?(address: Address): Read<boolean> | undefined
  /** A token as its contract reports it; null where the page did not read it. */
  tokenOf?: ViewContext['tokenOf']
}

function judgeText(text: string, safe: Address, origin: AppOrigin | null): Judged {
  if (isBareHex(text))
    return {
      verdict: 'danger',
      title: messages.unreadable,
      reason: messages.unreadableWhy(bareBytes(text)),
    }
  if (hasHiddenCharacters(text))
    return {
      verdict: 'caution',
      title: messages.hidden,
      reason: messages.hiddenText,
    }
  const signIn = readSignIn(text)
  if (!signIn) return { verdict: 'verified', title: messages.plain, reason: messages.plainWhy }
  const host = hostOf(origin)
  const own = signIn.domain.toLowerCase()
  if (host !== null && !isRelated(host, own))
    return {
      verdict: 'danger',
      title: messages.otherSite,
      reason: messages.otherSiteWhy({ host, site: signIn.domain }),
    }
  if (host !== null && host !== own && host.endsWith(`.${own}`))
    return {
      verdict: 'caution',
      title: messages.siteAbove,
      reason: messages.siteAboveWhy({ host, site: signIn.domain }),
    }
  const named = addressOf(signIn.address)
  if (named === null || !isSameAddress(named, safe))
    return {
      verdict: 'caution',
      title: messages.otherAddress,
      reason: messages.otherAddressWhy({ named: signIn.address, safe }),
    }
  if (signIn.expiresAt !== null && signIn.expiresAt < Date.now())
    return {
      verdict: 'caution',
      title: messages.expired,
      reason: messages.expiredWhy(exactTime(signIn.expiresAt)),
    }
  return {
    verdict: 'verified',
    title: messages.signsIn(signIn.domain),
    reason: messages.signsInWhy,
  }
}

/** Returns the worst finding, with the other findings after it. */
function judgeTypedData(data: TypedDataSchema, safe: Address, reads: ContentReads): Judged {
  const [worst, ...others] = worstFirst([
    ...checkSignedPermissions(data, {
      isContract: reads.isContract ?? (() => undefined),
      unitOf: (token) => unitOf(reads.tokenOf?.(token) ?? null),
      now: BigInt(Math.floor(Date.now() / 1000)),
    }),
    checkBareHash(data),
    ...judgeStructure(data, safe).map((judged) => ({ ...judged, id }) as const),
  ]).filter(({ verdict }) => verdict !== 'verified')
  if (worst)
    return {
      ...worst,
      reason: [worst.reason, ...others.map(({ title, reason }) => messages.finding({ title, reason }))].join(' '),
    }
  return { verdict: 'verified', title: messages.whole, reason: messages.wholeWhy }
}

/** Null for a token of items, which has no unit. */
const unitOf = (token: ReturnType<ViewContext['tokenOf']>) => (token?.kind === 'ERC20' ? token : null)

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
        title: messages.forNetwork(chain.chainName),
        reason: messages.forNetworkWhy(named.toString()),
      },
    ]
  return [
    {
      id: 'message-chain',
      verdict: 'caution',
      title: messages.otherNetwork,
      reason: messages.otherNetworkWhy({ named: named.toString(), chain: chain.chainName, chainId: chain.chainId }),
    },
  ]
}
