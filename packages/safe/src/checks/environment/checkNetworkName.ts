import { isMarkedName, showHidden, skeletonOf } from '@countersign/primitives'
import type { Check } from '../Check.ts'
import { networkMessages as messages } from './networkMessages.ts'

/**
 * A network that this page knows.
 *
 * @example
 * const network: NamedNetwork = { chainId: 1n, name: 'Ethereum' }
 */
export type NamedNetwork = { readonly chainId: bigint; readonly name: string; readonly isTestnet?: boolean }

/**
 * S1. Checks the service's names for the network and its currency: not the name of another network, and no invisible
 * characters. Names are compared as a reader perceives them, so neither letter case nor letters of other scripts hide
 * an imitation.
 *
 * @param known the networks bundled with the page; one with several names has an entry for each
 * @returns empty if the names are fine
 * @example
 * checkNetworkName({ chainId: 5n, name: 'Ethereum (verified)', symbol: 'ETH' }, known)[0]?.verdict // 'caution'
 */
export function checkNetworkName(
  reported: NamedNetwork & { readonly symbol: string },
  known: readonly NamedNetwork[],
): Check[] {
  const { chainId, name, symbol } = reported
  const found: Check[] = []
  const read = skeletonOf(name)
  const names = known.filter((network) => network.chainId === chainId)
  const [own] = names
  const isOwnName = names.some((network) => read === skeletonOf(network.name))
  // “Base Sepolia” contains “Base”, and may, because that is the own name of its chain.
  const other = known.find(
    (network) =>
      network.chainId !== chainId &&
      isNameIn(network.name, name) &&
      !names.some((one) => isNameIn(one.name, name) && isNameIn(network.name, one.name)),
  )
  const isCalledTest = own !== undefined && own.isTestnet !== true && TEST.test(name)
  const here = own === undefined ? messages.thisChain(chainId) : messages.thisNetwork({ chainId, name: own.name })
  if (other !== undefined && !isOwnName)
    found.push({
      id: 'network-name',
      field: 'chainName',
      verdict: 'caution',
      title: messages.nameOfAnother,
      reason: messages.calledLike({ reported: showHidden(name), name: other.name, chainId: other.chainId, here }),
    })
  else if (own !== undefined && (isCalledTest || !names.some((one) => isNameIn(one.name, name))))
    found.push({
      id: 'network-name',
      field: 'chainName',
      verdict: 'caution',
      title: messages.otherName,
      reason: messages.called({ reported: showHidden(name), here }),
    })
  if (isMarkedName(name))
    found.push({
      id: 'network-name',
      field: 'chainName',
      verdict: 'caution',
      title: messages.hiddenInName,
      reason: messages.hidden({ name: showHidden(name), here }),
    })
  if (isMarkedName(symbol))
    found.push({
      id: 'native-currency',
      field: 'nativeCurrency.symbol',
      verdict: 'caution',
      title: messages.hiddenInCurrency,
      reason: messages.hiddenSymbol(showHidden(symbol)),
    })
  return found
}

/** Funds on a network that is called a test network are handled with less care. */
const TEST = /\btest|testnet|dev\s*net/i

/** Names of up to this many letters occur inside other words, so they count only as separate words. */
const SHORT = 4

function isNameIn(known: string, name: string): boolean {
  const wanted = skeletonOf(known)
  return wanted.length > SHORT
    ? skeletonOf(name).includes(wanted)
    : name.split(/[^\p{L}\p{N}]+/u).some((word) => skeletonOf(word) === wanted)
}
