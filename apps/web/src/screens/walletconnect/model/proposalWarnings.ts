import type { Check } from '@countersign/safe/checks'

export type Origin = {
  /** The site that the dapp claims. */
  readonly claimed: string
  /** The site that the relay's operator saw; empty if unknown. */
  readonly seen: string
  readonly validation: 'UNKNOWN' | 'VALID' | 'INVALID'
  readonly isScam: boolean
}
export type Warning = Pick<Check, 'verdict' | 'title' | 'reason'>

/** Bridges that send to the sender's own address on another chain, where this account may not exist. */
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

/** The verdict about the site of the dapp, worst first. */
export function originWarning({ claimed, seen, validation, isScam }: Origin): Warning {
  if (isScam)
    return {
      verdict: 'danger',
      title: 'Reported as a scam',
      reason: `${hostOf(seen || claimed)} is on the list of malicious sites. It is not connected.`,
    }
  if (validation === 'INVALID')
    return {
      verdict: 'danger',
      title: 'The request came from another site',
      reason: `The dapp claims to be ${hostOf(claimed)}, but the request came from ${hostOf(seen)}.`,
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
    reason: `The dapp claims to be ${hostOf(claimed)}; the relay could not verify that.`,
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
              'It may send to this same address on another network, where the account may not exist. Enter a recipient yourself.',
          },
        ]
      : []),
    ...(isAsked
      ? []
      : [
          {
            verdict: 'caution' as const,
            title: 'Does not list this network',
            reason: `It lists other networks than ${chainName}, and may refuse this account.`,
          },
        ]),
    ...(pretended.length > 0
      ? [
          {
            verdict: 'caution' as const,
            title: 'Requires networks without this account',
            reason: `It requires chain ${pretended.join(', ')}. It gets this address for that chain, but every request for it is refused: the account is on ${chainName}.`,
          },
        ]
      : []),
  ]
}

export const hostOf = (url: string): string => (URL.canParse(url) && new URL(url).host) || url || 'an unnamed site'
