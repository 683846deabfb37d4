import type { WalletEntry } from '../model/WalletEntry.ts'

const HEX_COLOUR = /^#([0-9a-f]{3}|[0-9a-f]{6})$/i

/**
 * Validates the colours when a list is configured, so that a mistake in it fails at once.
 *
 * @throws {RangeError} that names the wallet
 * @example
 * checkWalletEntries([]) // []
 */
export function checkWalletEntries(entries: readonly WalletEntry[]): readonly WalletEntry[] {
  for (const { iconAccent, name } of entries) {
    if (!HEX_COLOUR.test(iconAccent))
      throw new RangeError(`Property \`iconAccent\` is not a hex value for wallet: ${name}`)
  }
  return entries
}
