import type { Check } from '../../../data/checks/Check.ts'

export type Origin = {
  /** What the dapp says of itself. */
  readonly claimed: string
  /** Where the relay's operator saw the proposal come from; empty when it does not know. */
  readonly seen: string
  readonly validation: 'UNKNOWN' | 'VALID' | 'INVALID'
  readonly isScam: boolean
}
export type Warning = Pick<Check, 'verdict' | 'title' | 'reason'>

/** Bridges that send to the sender's own address on another chain, where this account need not exist. */
const BRIDGES = [
  'bridge.arbitrum.io',
  'superbridge.app',
  'bridge.base.org',
  'app.optimism.io',
  'portal.polygon.technology',
  'wallet.polygon.technology',
  'portalbridge.com',
  'cbridge.celer.network',
  'orbiter.finance',
  'app.hop.exchange',
  'stargate.finance',
  'across.to',
]

/** What is known about who asks, worst first. */
export function originWarning({ claimed, seen, validation, isScam }: Origin): Warning {
  if (isScam)
    return {
      verdict: 'danger',
      title: 'Reported as a scam',
      reason: `${hostOf(seen || claimed)} is on the list of sites that steal. It is not connected.`,
    }
  if (validation === 'INVALID')
    return {
      verdict: 'danger',
      title: 'Comes from another site',
      reason: `It calls itself ${hostOf(claimed)}, but the request came from ${hostOf(seen)}.`,
    }
  if (validation === 'VALID')
    return {
      verdict: 'verified',
      title: 'Site confirmed',
      reason: `The relay saw the request come from ${hostOf(seen)}.`,
    }
  return {
    verdict: 'unchecked',
    title: 'Site not checked',
    reason: `It calls itself ${hostOf(claimed)}; nobody vouches for that.`,
  }
}

type Grant = { readonly pretended: readonly string[]; readonly isAsked: boolean }

export function proposalWarnings(origin: Origin, { pretended, isAsked }: Grant, chainName: string): Warning[] {
  const host = hostOf(origin.claimed)
  const isBridge = BRIDGES.some((bridge) => host === bridge || host.endsWith(`.${bridge}`))
  return [
    originWarning(origin),
    ...(isBridge
      ? [
          {
            verdict: 'caution' as const,
            title: 'A bridge',
            reason:
              'It may send to this same address on another network, where the account need not exist. Name a recipient yourself.',
          },
        ]
      : []),
    ...(isAsked
      ? []
      : [
          {
            verdict: 'caution' as const,
            title: 'Does not name this network',
            reason: `It works with other networks than ${chainName}, and may refuse this account.`,
          },
        ]),
    ...(pretended.length > 0
      ? [
          {
            verdict: 'caution' as const,
            title: 'Asks for networks this account is not on',
            reason: `It insists on chain ${pretended.join(', ')}. It is told this address there, but every request for them is refused: the account is on ${chainName}.`,
          },
        ]
      : []),
  ]
}

export const hostOf = (url: string): string => (URL.canParse(url) && new URL(url).host) || url || 'an unnamed site'
