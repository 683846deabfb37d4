import type { Hex } from '@countersign/primitives'
import type { DeviceTypedData } from '../HardwareSigner.ts'

/** The part of Trezor Connect (version 9) that this page uses. Its answers are parsed as outside data. */
export type TrezorConnect = {
  init(settings: {
    readonly lazyLoad: boolean
    readonly coreMode: 'popup'
    readonly manifest: { readonly appName: string; readonly appUrl: string; readonly email: string }
  }): Promise<void>
  ethereumGetAddress(call: { readonly path: string; readonly showOnTrezor: boolean }): Promise<unknown>
  ethereumSignMessage(call: { readonly path: string; readonly message: string; readonly hex: true }): Promise<unknown>
  ethereumSignTypedData(call: {
    readonly path: string
    readonly data: DeviceTypedData
    readonly metamask_v4_compat: true
    readonly domain_separator_hash: string
    readonly message_hash: string
    /** Newer firmware shows the message hash as well. */
    readonly show_message_hash: string
  }): Promise<unknown>
  ethereumSignTransaction(call: { readonly path: string; readonly transaction: TrezorTransaction }): Promise<unknown>
}

export type TrezorTransaction = {
  readonly to: string | null
  readonly value: Hex
  readonly gasLimit: Hex
  readonly nonce: Hex
  readonly data: Hex
  readonly chainId: number
} & ({ readonly gasPrice: Hex } | { readonly maxFeePerGas: Hex; readonly maxPriorityFeePerGas: Hex })
