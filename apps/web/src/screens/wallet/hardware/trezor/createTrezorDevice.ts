import { AddressSchema } from '@countersign/api'
import { withDomainType } from '@countersign/safe'
import type { Address, Hex } from '@countersign/primitives'
import { isHex, numberToHex, parseTransaction, slice } from 'viem'
import * as z from 'zod/mini'
import type { PathScheme } from '../derivationPaths.ts'
import type { HardwareDevice } from '../HardwareDevice.ts'
import { HardwareError } from '../HardwareError.ts'
import type { DeviceSignature, HardwareSigner } from '../HardwareSigner.ts'
import { typedDataHashes } from '../typedDataHashes.ts'
import type { TrezorConnect, TrezorTransaction } from './TrezorConnect.ts'
import { hardwareMessages } from '../hardwareMessages.ts'
import { hardwareErrorMessages } from '../hardwareErrorMessages.ts'

const SCHEMES: readonly PathScheme[] = ['standard', 'ledgerLive', 'legacy']

const Failure = z.object({
  success: z.literal(false),
  payload: z.object({ error: z.string(), code: z.optional(z.string()) }),
})
const AddressAnswer = z.object({ success: z.literal(true), payload: z.object({ address: AddressSchema }) })
const SignatureAnswer = z.object({ success: z.literal(true), payload: z.object({ signature: z.string() }) })
const PartsAnswer = z.object({ success: z.literal(true), payload: z.object({ r: z.string(), s: z.string() }) })

/**
 * Trezor through its own Connect script.
 * @param load loads Connect; called only after the user agreed to open Trezor's page
 */
export function createTrezorDevice(load: () => Promise<TrezorConnect>): HardwareDevice {
  let connect: TrezorConnect | null = null
  return {
    wallet: 'trezor',
    async open(screen, _remembered, request) {
      if (connect === null || request === null)
        await screen.ask<void>((answer) => ({ kind: 'attach', answer: () => answer() }))
      connect ??= await load()
      const signer = createTrezorSigner(connect)
      if (request !== null) screen.show({ kind: 'confirm', request })
      else screen.show({ kind: 'wait', text: hardwareMessages.reading })
      return { signer, schemes: SCHEMES }
    },
  }
}

function createTrezorSigner(connect: TrezorConnect): HardwareSigner {
  return {
    async getAddress(path): Promise<Address> {
      const answer = read(AddressAnswer, await connect.ethereumGetAddress({ path, showOnTrezor: false }))
      return answer.payload.address
    },
    async signMessage({ path }, message) {
      const call = { path, message: message.slice(2), hex: true } as const
      return split(read(SignatureAnswer, await connect.ethereumSignMessage(call)).payload.signature)
    },
    async signTypedData({ path }, typedData) {
      const { domainHash, messageHash } = typedDataHashes(typedData)
      const answer = await connect.ethereumSignTypedData({
        path,
        data: withDomainType(typedData),
        metamask_v4_compat: true,
        domain_separator_hash: domainHash.slice(2),
        message_hash: messageHash.slice(2),
        show_message_hash: messageHash,
      })
      return split(read(SignatureAnswer, answer).payload.signature)
    },
    async signTransaction({ path }, unsigned) {
      const answer = await connect.ethereumSignTransaction({ path, transaction: transactionOf(unsigned) })
      const { r, s } = read(PartsAnswer, answer).payload
      return { r: word(r), s: word(s) }
    },
  }
}

function transactionOf(unsigned: Hex): TrezorTransaction {
  const { to, value, gas, nonce, data, chainId, ...fees } = parseTransaction(unsigned)
  const common = {
    to: to ?? null,
    value: numberToHex(value ?? 0n),
    gasLimit: numberToHex(gas ?? 0n),
    nonce: numberToHex(nonce ?? 0),
    data: data ?? '0x',
    chainId: chainId ?? 1,
  } as const
  if (fees.maxFeePerGas === undefined) return { ...common, gasPrice: numberToHex(fees.gasPrice ?? 0n) }
  return {
    ...common,
    maxFeePerGas: numberToHex(fees.maxFeePerGas),
    maxPriorityFeePerGas: numberToHex(fees.maxPriorityFeePerGas ?? 0n),
  }
}

function read<Schema extends z.ZodMiniType>(schema: Schema, answer: unknown): z.output<Schema> {
  const parsed = schema.safeParse(answer)
  if (parsed.success) return parsed.data
  const failure = Failure.safeParse(answer)
  if (!failure.success) throw new HardwareError('failed', { detail: hardwareErrorMessages.unreadable })
  const { error, code = '' } = failure.data.payload
  if (/Failure_ActionCancelled|Method_Cancel|Method_PermissionsNotGranted/.test(code) || /cancell?ed/i.test(error))
    throw new HardwareError('rejected')
  if (/Device_NotFound|Transport_Missing|Method_Interrupted/.test(code)) throw new HardwareError('not-found')
  if (/Device_Disconnected/.test(code)) throw new HardwareError('unplugged')
  if (/Device_CallInProgress|Device_UsedElsewhere/.test(code)) throw new HardwareError('busy')
  throw new HardwareError('failed', { detail: error })
}

function split(signature: string): DeviceSignature {
  const hex: Hex = `0x${signature.replace(/^0x/, '')}`
  if (!isHex(hex) || hex.length !== 132)
    throw new HardwareError('failed', { detail: hardwareErrorMessages.noSignature })
  return { r: slice(hex, 0, 32), s: slice(hex, 32, 64) }
}

/** Connect omits leading zeros. */
const word = (value: string): Hex => `0x${value.replace(/^0x/, '').padStart(64, '0')}`
