import type { Address, Hex } from '@countersign/primitives'
import type { TypedData } from '@countersign/safe'

/** One key of a device. */
export type HardwareAccount = { readonly path: string; readonly address: Address }

/** What a device answers. How it spells the recovery bit differs, so it is worked out again from the address. */
export type DeviceSignature = { readonly r: Hex; readonly s: Hex }

/** Typed data whose type is named: devices want it spelled out. */
export type DeviceTypedData = TypedData & { readonly primaryType: string }

/** What is asked of a device, whichever it is. Every method may throw a HardwareError. */
export type HardwareSigner = {
  getAddress(path: string): Promise<Address>
  /** @param message the bytes of a personal message (EIP-191), without its prefix */
  signMessage(account: HardwareAccount, message: Hex): Promise<DeviceSignature>
  /** EIP-712. */
  signTypedData(account: HardwareAccount, typedData: DeviceTypedData): Promise<DeviceSignature>
  /** @param unsigned serialised transaction, legacy (EIP-155) or typed (EIP-2718) */
  signTransaction(account: HardwareAccount, unsigned: Hex, chainId: string): Promise<DeviceSignature>
}
