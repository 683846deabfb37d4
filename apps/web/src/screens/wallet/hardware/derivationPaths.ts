import { hardwareMessages } from './hardwareMessages.ts'
import { hardwareErrorMessages } from './hardwareErrorMessages.ts'

/** How wallets derive the account paths of one seed. */
export type PathScheme = 'ledgerLive' | 'standard' | 'legacy'

export const PATH_SCHEMES: Readonly<Record<PathScheme, { readonly pattern: string }>> = {
  ledgerLive: { pattern: "m/44'/60'/x'/0/0" },
  standard: { pattern: "m/44'/60'/0'/0/x" },
  legacy: { pattern: "m/44'/60'/0'/x" },
}

export const schemeName = (scheme: PathScheme): string =>
  // no message: a product name
  scheme === 'ledgerLive' ? 'Ledger Live' : hardwareMessages[scheme]

export const pathOf = (scheme: PathScheme, index: number): string =>
  PATH_SCHEMES[scheme].pattern.replace('x', String(index))

const HARDENED = 0x80000000

/**
 * The numbers of a path (BIP 32), the hardened ones with their top bit.
 * @throws {Error} if the text is not a path
 */
export function pathNumbers(path: string): number[] {
  const parts = path.replace(/^m\//, '').split('/')
  return parts.map((part) => {
    const [, digits, mark] = /^(\d{1,10})(')?$/.exec(part) ?? []
    const index = Number(digits)
    if (digits === undefined || index >= HARDENED) throw new Error(hardwareErrorMessages.noPath(path))
    return mark === undefined ? index : index + HARDENED
  })
}

export const pathText = (numbers: readonly number[]): string =>
  ['m', ...numbers.map((number) => (number >= HARDENED ? `${number - HARDENED}'` : String(number)))].join('/')
