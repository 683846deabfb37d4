import type { Check } from '@countersign/safe/checks'
import { dappsMessages } from '../dappsMessages.ts'

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
      title: dappsMessages.scam,
      reason: dappsMessages.scamText(hostOf(seen || claimed)),
    }
  if (validation === 'INVALID')
    return {
      verdict: 'danger',
      title: dappsMessages.otherSite,
      reason: dappsMessages.otherSiteText({ claimed: hostOf(claimed), seen: hostOf(seen) }),
    }
  if (validation === 'VALID')
    return {
      verdict: 'verified',
      title: dappsMessages.siteConfirmed,
      reason: dappsMessages.siteConfirmedText(hostOf(seen)),
    }
  return {
    verdict: 'unchecked',
    title: dappsMessages.siteUnchecked,
    reason: dappsMessages.siteUncheckedText(hostOf(claimed)),
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
            title: dappsMessages.bridge,
            reason: dappsMessages.bridgeText,
          },
        ]
      : []),
    ...(isAsked
      ? []
      : [
          {
            verdict: 'caution' as const,
            title: dappsMessages.networkNotListed,
            reason: dappsMessages.networkNotListedText(chainName),
          },
        ]),
    ...pretendedWarnings(pretended, chainName),
  ]
}

/** For a dapp that requires chains on which the account does not exist. @param pretended decimal chain ids */
export const pretendedWarnings = (pretended: readonly string[], chainName: string): Warning[] =>
  pretended.length === 0
    ? []
    : [
        {
          verdict: 'caution',
          title: dappsMessages.otherNetworks,
          reason: dappsMessages.otherNetworksText({ chains: pretended.join(', '), network: chainName }),
        },
      ]

export const hostOf = (url: string): string =>
  (URL.canParse(url) && new URL(url).host) || url || dappsMessages.unnamedSite
