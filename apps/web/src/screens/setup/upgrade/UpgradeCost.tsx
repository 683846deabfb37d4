import { parseQuantity } from '@countersign/chain-client/reads'
import { displayUnits } from '@countersign/primitives'
import { useQuery } from '@tanstack/react-query'
import { rpcRequest } from '../../../data/rpc/rpcRequest.ts'
import { useAccount } from '../../../data/url/useAccount.ts'
import { upgradeMessages } from './upgradeMessages.ts'

const DECIMALS = 18
/** Further digits of an estimate have no meaning. */
const SHOWN = 6

/**
 * The network fee of the upgrade at the current gas price.
 * @param gas the gas used in the simulation
 */
export function UpgradeCost({ gas }: { gas: bigint }) {
  const { chain } = useAccount()
  const price = useQuery({
    queryKey: ['gas-price', chain.chainId],
    queryFn: async ({ signal }) => parseQuantity(await rpcRequest(chain, 'eth_gasPrice', [], signal)),
    meta: { persist: false },
  }).data
  if (price === undefined) return upgradeMessages.gasOnly({ gas })
  const fee = displayUnits(gas * price, DECIMALS, { maxFraction: SHOWN, minFraction: 2 })
  return upgradeMessages.cost({ fee: `${fee} ${chain.nativeCurrency.symbol}`, gas })
}
