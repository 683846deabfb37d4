import type { Chain } from '@countersign/api'
import { attempt, type ReviewInputs } from '@countersign/safe/checks'
import { isSameAddress, type Address } from '@countersign/safe/light'
import { encodeCall, readAddresses, readUint } from '../../../shared/rpc/abiWords.ts'
import { ownRpcUrls } from '../../../shared/rpc/ownRpcUrls.ts'
import { parseHex } from '../../../shared/rpc/parseHex.ts'
import { parseQuantity } from '../../../shared/rpc/parseQuantity.ts'
import type { ChainState } from '../../../shared/rpc/readChainState.ts'
import { liveRpcUrls, rpcRequest } from '../../../shared/rpc/rpcRequest.ts'
import { walletStore } from '../../../shared/wallet/walletStore.ts'

const OWNERS = '0xa0e67e2b'
const THRESHOLD = '0xe75235b8'
/** A wallet that is asleep must not hold the page. */
const PATIENCE_MS = 1500

/** The node that was asked, and whether the connected wallet's own node tells the same account. */
export async function readNode(
  chain: Chain,
  safe: Address,
  state: ChainState,
): Promise<NonNullable<ReviewInputs['node']>> {
  const url = liveRpcUrls(chain)[0] ?? ''
  const [answered, witness] = await Promise.all([
    attempt(rpcRequest(chain, 'eth_chainId', []).then(parseQuantity)),
    askWallet(chain, safe, state),
  ])
  return {
    chainId: BigInt(chain.chainId),
    answered,
    host: URL.canParse(url) ? new URL(url).host : url,
    namedBy: (ownRpcUrls.get()[chain.chainId] ?? []).includes(url) ? 'person' : 'service',
    others: { asked: witness === null ? 0 : 1, agreed: witness === true ? 1 : 0 },
  }
}

/** Null where the wallet is on another network or does not answer: that is no disagreement. */
async function askWallet(chain: Chain, safe: Address, state: ChainState): Promise<boolean | null> {
  const provider = walletStore.getProvider()
  if (!provider || walletStore.get().chainId !== chain.chainId) return null
  const at = `0x${state.block.toString(16)}`
  const call = async (data: `0x${string}`) =>
    parseHex(await provider.request({ method: 'eth_call', params: [{ to: safe, data: encodeCall(data) }, at] }))
  const asked = Promise.all([call(OWNERS), call(THRESHOLD)]).then(
    ([owners, threshold]) => {
      const told = readAddresses(owners)
      return (
        Number(readUint(threshold)) === state.threshold &&
        told.length === state.owners.length &&
        told.every((owner, index) => isSameAddress(owner, state.owners[index] ?? owner))
      )
    },
    () => null,
  )
  const patience = new Promise<null>((resolve) => {
    setTimeout(() => resolve(null), PATIENCE_MS)
  })
  return Promise.race([asked, patience])
}
