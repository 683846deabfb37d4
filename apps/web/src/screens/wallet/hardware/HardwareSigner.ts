import type { Address, Hex } from '@countersign/primitives'
import type { TypedData } from '@countersign/safe'

export type HardwareAccount = { readonly path: string; readonly address: Address }

/** The device's answer. Devices encode the recovery bit differently, so it is computed again from the address. */
export type DeviceSignature = { readonly r: Hex; readonly s: Hex }

/** Typed data with its primary type, which devices require. */
export type DeviceTypedData = TypedData & { readonly primaryType: string }

/** The calls to any device. Every method may throw a HardwareError. */
export type HardwareSigner = {
  getAddress(path: string): Promise<Address>
  /** @param message the bytes of a personal message (EIP-191), without its prefix */
  signMessage(account: HardwareAccount, message: Hex): Promise<DeviceSignature>
  /** EIP-712. */
  signTypedData(account: HardwareAccount, typedData: DeviceTypedData): Promise<DeviceSignature>
  /** @param unsigned serialised transaction, legacy (EIP-155) or typed (EIP-2718) */
  signTransaction(account: HardwareAccount, unsigned: Hex, chainId: string): Promise<DeviceSignature>
}
