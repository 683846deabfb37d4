import type { Chain } from '@countersign/api'
import type { TransactionSerializableEIP1559, TransactionSerializableLegacy } from 'viem'
import { publicClientFor } from '../../../data/chain-access/publicClientFor.ts'
import type { Fees } from '@countersign/safe/checks'
import { feesFor } from '../../../signing/execution/feesFor.ts'
import { toChainId, rpcError } from '@countersign/connect/core'
import type { TransactionCall } from './parseCall.ts'
import { hardwareMessages } from './hardwareMessages.ts'

export type FilledTransaction = (TransactionSerializableEIP1559 | TransactionSerializableLegacy) & {
  readonly gas: bigint
  readonly chainId: number
}

/** Reads nonce, fees and gas from the chain, if the call leaves them open. */
export async function fillTransaction(chain: Chain, call: TransactionCall): Promise<FilledTransaction> {
  const asked = call.chainId === undefined ? chain.chainId : toChainId(call.chainId)
  if (asked !== chain.chainId)
    throw rpcError(
      4901,
      hardwareMessages.wrongChain({ asked: asked ?? hardwareMessages.unknown, current: chain.chainId }),
    )
  const client = publicClientFor(chain)
  const data = call.data ?? call.input ?? '0x'
  const value = call.value ?? 0n
  const to = call.to ?? null
  const [nonce, gas, fees] = await Promise.all([
    call.nonce ?? client.getTransactionCount({ address: call.from, blockTag: 'pending' }),
    call.gas ?? client.estimateGas({ account: call.from, to, data, value }),
    feesOf(call) ?? feesFor(chain, client),
  ])
  const common = { chainId: Number(chain.chainId), nonce: Number(nonce), gas, to, value, data }
  return 'gasPrice' in fees ? { ...common, type: 'legacy', ...fees } : { ...common, type: 'eip1559', ...fees }
}

function feesOf({ gasPrice, maxFeePerGas, maxPriorityFeePerGas }: TransactionCall): Fees | null {
  if (gasPrice !== undefined) return { gasPrice }
  return maxFeePerGas === undefined || maxPriorityFeePerGas === undefined
    ? null
    : { maxFeePerGas, maxPriorityFeePerGas }
}
