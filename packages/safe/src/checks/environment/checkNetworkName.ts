import { isMarkedName, showHidden } from '@countersign/primitives'
import type { Check } from '../Check.ts'
import { skeletonOf } from '../money/confusable.ts'

/**
 * A network that this page knows.
 *
 * @example
 * const network: NamedNetwork = { chainId: 1n, name: 'Ethereum' }
 */
export type NamedNetwork = { readonly chainId: bigint; readonly name: string }

/**
 * S1. Checks the service's names for the network and its currency: not the name of another network, and no invisible
 * characters. Names are compared as a reader perceives them, so neither letter case nor letters of other scripts hide
 * an imitation.
 *
 * @param known the networks bundled with the page
 * @returns empty if the names are fine
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
      title: 'The network has the name of another network',
      reason: `The service calls it “${showHidden(name)}”, but ${other.name} is chain ${other.chainId}. ${here} Trust the number.`,
    })
  else if (own !== undefined && !isNameIn(own.name, name))
    found.push({
      id: 'network-name',
      field: 'chainName',
      verdict: 'caution',
      title: 'The service gives the network another name',
      reason: `The service calls it “${showHidden(name)}”. ${here} Trust the number.`,
    })
  if (isMarkedName(name))
    found.push({
      id: 'network-name',
      field: 'chainName',
      verdict: 'caution',
      title: 'Hidden characters in the name of the network',
      reason: `“${showHidden(name)}” contains characters that are invisible or that change the reading direction. Each is shown as a box. ${here}`,
    })
  if (isMarkedName(symbol))
    found.push({
      id: 'native-currency',
      field: 'nativeCurrency.symbol',
      verdict: 'caution',
      title: 'Hidden characters in the name of the currency',
      reason: `“${showHidden(symbol)}” contains characters that are invisible or that change the reading direction. Each is shown as a box. It is the currency in which fees are paid.`,
    })
  return found
}

/** Names of up to this many letters occur inside other words, so they count only as separate words. */
const SHORT = 4

function isNameIn(known: string, name: string): boolean {
  const wanted = skeletonOf(known)
  return wanted.length > SHORT
    ? skeletonOf(name).includes(wanted)
    : name.split(/[^\p{L}\p{N}]+/u).some((word) => skeletonOf(word) === wanted)
}
