import type { Chain } from '@countersign/api'
import type { Hex } from '@countersign/primitives'
import * as viem from 'viem'
import { decodeText } from '../text/decodeText.ts'
import { nativeCoin } from '../../../data/chain-access/nativeCoin.ts'
import type { FilledTransaction } from './fillTransaction.ts'
import type { HardwareRequest } from './HardwareRequest.ts'
import type { DeviceTypedData } from './HardwareSigner.ts'
import { typedDataHashes } from './typedDataHashes.ts'

export const typedDataRequest = (typedData: DeviceTypedData): HardwareRequest => ({
  kind: 'typedData',
  primaryType: typedData.primaryType,
  ...typedDataHashes(typedData),
})

export function messageRequest(message: Hex): HardwareRequest {
  const text = decodeText(viem.hexToBytes(message))
  return {
    kind: 'message',
    message: text ?? message,
    isText: text !== null,
    hash: viem.hashMessage({ raw: message }),
  }
}

/** @param hash of the unsigned bytes */
export function transactionRequest(chain: Chain, transaction: FilledTransaction, hash: Hex): HardwareRequest {
  const { symbol, decimals } = nativeCoin(chain)
  const perGas = transaction.maxFeePerGas ?? transaction.gasPrice ?? 0n
  return {
    kind: 'transaction',
    to: transaction.to ?? null,
    value: transaction.value ?? 0n,
    data: transaction.data ?? '0x',
    mostFee: perGas * transaction.gas,
    chainName: chain.chainName,
    symbol,
    decimals,
    hash,
  }
}
