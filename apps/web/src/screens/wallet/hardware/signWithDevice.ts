import type { Chain } from '@countersign/api'
import { type Address, type Hex, isSameAddress } from '@countersign/primitives'
import * as viem from 'viem'
import { recoverAddress } from 'viem'
import { rpcRequest } from '../../../data/rpc/rpcRequest.ts'
import type { HardwareDevice } from './HardwareDevice.ts'
import type { RememberedDevice } from './hardwareMemory.ts'
import type { HardwareRequest } from './HardwareRequest.ts'
import type { DeviceSignature, DeviceTypedData, HardwareSigner } from './HardwareSigner.ts'
import { converse } from './hardwareStore.ts'
import type { TransactionCall } from './parseCall.ts'
import { fillTransaction } from './fillTransaction.ts'
import { messageRequest, transactionRequest, typedDataRequest } from './requests.ts'
import { withRetries } from './withRetries.ts'
import { HardwareError } from './HardwareError.ts'
import { hardwareErrorMessages } from './hardwareErrorMessages.ts'

type Context = { readonly device: HardwareDevice; readonly account: RememberedDevice; readonly chain: Chain }

/** `personal_sign`: shown, signed on the device, and verified for this address. */
export async function signMessage(context: Context, message: Hex): Promise<Hex> {
  const request = messageRequest(message)
  const signature = await sign(context, request, (signer) => signer.signMessage(context.account, message))
  return viem.serializeSignature(signature)
}

/** `eth_signTypedData_v4`: shown by its hashes, signed on the device, and verified for this address. */
export async function signTypedData(context: Context, typedData: DeviceTypedData): Promise<Hex> {
  const request = typedDataRequest(typedData)
  const signature = await sign(context, request, (signer) => signer.signTypedData(context.account, typedData))
  return viem.serializeSignature(signature)
}

/** `eth_sendTransaction`: signed, and sent to the chain's node. */
export async function sendTransaction(context: Context, call: TransactionCall): Promise<unknown> {
  return rpcRequest(context.chain, 'eth_sendRawTransaction', [await signTransaction(context, call)])
}

/** `eth_signTransaction`: completed from the chain, signed on the device, verified, and not sent. */
export async function signTransaction(context: Context, call: TransactionCall): Promise<Hex> {
  const { chain, account } = context
  const transaction = await fillTransaction(chain, call)
  const unsigned = viem.serializeTransaction(transaction)
  const request = transactionRequest(chain, transaction, viem.keccak256(unsigned))
  const signature = await sign(context, request, (signer) => signer.signTransaction(account, unsigned, chain.chainId))
  return viem.serializeTransaction(transaction, signature)
}

const sign = (
  { device, account }: Context,
  request: HardwareRequest,
  ask: (signer: HardwareSigner) => Promise<DeviceSignature>,
): Promise<FullSignature> =>
  converse(device.wallet, (screen) =>
    withRetries(screen, request, async () => {
      const { signer } = await device.open(screen, account, request)
      return withRecovery(request.hash, await ask(signer), account.address)
    }),
  )

type FullSignature = { readonly r: Hex; readonly s: Hex; readonly yParity: 0 | 1; readonly v: bigint }

/**
 * Devices encode the recovery bit in four ways, and some leave it out, so it is computed from the address.
 * @throws {HardwareError} `wrong-signer` if neither bit gives the address
 */
async function withRecovery(hash: Hex, { r, s }: DeviceSignature, address: Address): Promise<FullSignature> {
  const signers: Address[] = []
  for (const yParity of [0, 1] as const) {
    const signer = await recoverAddress({ hash, signature: { r, s, yParity } }).catch(() => null)
    if (signer === null) continue
    if (isSameAddress(signer, address)) return { r, s, yParity, v: BigInt(27 + yParity) }
    signers.push(signer)
  }
  throw new HardwareError('wrong-signer', {
    expected: address,
    actual: hardwareErrorMessages.orText({ signers }) || hardwareErrorMessages.unknownAddress,
  })
}
