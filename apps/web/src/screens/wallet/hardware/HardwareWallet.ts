/** The devices that are reached without an extension. Also the ids of their entries in the catalogue and of their connectors. */
export type HardwareWallet = 'ledger' | 'keystone' | 'trezor'

export const HARDWARE_NAMES: Readonly<Record<HardwareWallet, string>> = {
  ledger: 'Ledger',
  keystone: 'Keystone',
  trezor: 'Trezor',
}
