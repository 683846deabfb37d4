/** Devices that need no extension. Also the ids of their entries and connectors. */
export type HardwareWallet = 'ledger' | 'keystone' | 'trezor'

export const HARDWARE_NAMES: Readonly<Record<HardwareWallet, string>> = {
  ledger: 'Ledger',
  keystone: 'Keystone',
  trezor: 'Trezor',
}
