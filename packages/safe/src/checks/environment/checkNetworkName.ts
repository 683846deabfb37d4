import { isMarkedName, showHidden } from '@countersign/primitives'
import type { Check } from '../Check.ts'
import { skeletonOf } from '../money/confusable.ts'

/**
 * A network as this page knows it.
 *
 * @example
 * const network: NamedNetwork = { chainId: 1n, name: 'Ethereum' }
 */
export type NamedNetwork = { readonly chainId: bigint; readonly name: string }

/**
 * S1. What the service calls the network and its coin: not the name of another network, and no characters that are not seen. Names are
 * compared as they are read in passing, so neither case nor letters of other scripts hide one.
 *
 * @param known the networks bundled with the page
 * @returns empty where nothing is wrong with the names
 * @example
 * checkNetworkName({ chainId: 5n, name: 'Ethereum (verified)', symbol: 'ETH' }, known)[0]?.verdict // 'caution'
 */
export function checkNetworkName(
  told: NamedNetwork & { readonly symbol: string },
  known: readonly NamedNetwork[],
): Check[] {
  const { chainId, name, symbol } = told
  const found: Check[] = []
  const read = skeletonOf(name)
  const own = known.find((network) => network.chainId === chainId)
  const isOwnName = own !== undefined && read === skeletonOf(own.name)
  const other = known.find((network) => network.chainId !== chainId && isNameIn(network.name, name))
  const here = `This is chain ${chainId}${own === undefined ? '' : `, ${own.name}`}.`
  if (other !== undefined && !isOwnName)
    found.push({
      id: 'network-name',
      field: 'chainName',
      verdict: 'caution',
      title: 'The network carries the name of another',
      reason: `The service calls it “${showHidden(name)}”; ${other.name} is chain ${other.chainId}. ${here} Go by the number.`,
    })
  else if (own !== undefined && !isNameIn(own.name, name))
    found.push({
      id: 'network-name',
      field: 'chainName',
      verdict: 'caution',
      title: 'The service gives the network another name',
      reason: `The service calls it “${showHidden(name)}”. ${here} Go by the number.`,
    })
  if (isMarkedName(name))
    found.push({
      id: 'network-name',
      field: 'chainName',
      verdict: 'caution',
      title: 'Hidden characters in the name of the network',
      reason: `“${showHidden(name)}” holds characters that are not seen or that change the direction of reading. Each is shown as a box. ${here}`,
    })
  if (isMarkedName(symbol))
    found.push({
      id: 'native-currency',
      field: 'nativeCurrency.symbol',
      verdict: 'caution',
      title: 'Hidden characters in the name of the coin',
      reason: `“${showHidden(symbol)}” holds characters that are not seen or that change the direction of reading. Each is shown as a box. What moves is the coin fees are paid in.`,
    })
  return found
}

/** Names of up to this many letters also stand inside other words: they count as a word of their own only. */
const SHORT = 4

function isNameIn(known: string, name: string): boolean {
  const wanted = skeletonOf(known)
  return wanted.length > SHORT
    ? skeletonOf(name).includes(wanted)
    : name.split(/[^\p{L}\p{N}]+/u).some((word) => skeletonOf(word) === wanted)
}
