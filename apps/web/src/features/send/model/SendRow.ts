import type { Balances } from '@countersign/api'
import { ZERO_ADDRESS, type Address } from '@countersign/safe/light'

/** One payment as it stands in the form: what was typed, and what it stands for. */
export type SendRow = {
  readonly id: string
  readonly recipient: string
  /** What the recipient's text resolves to. */
  readonly address: Address | null
  readonly amount: string
  /** `ZERO_ADDRESS` for the native coin. */
  readonly token: Address
  /** The person looked at the look-alike and means this address. */
  readonly isLookalikeMeant: boolean
}

/** Something the account holds and can send. */
export type Asset = {
  readonly token: Address
  readonly symbol: string
  readonly decimals: number
  readonly balance: bigint
  /** Fiat per unit, decimal string. */
  readonly price: string
}

export const emptyRow = (token: Address = ZERO_ADDRESS): SendRow => ({
  id: crypto.randomUUID(),
  recipient: '',
  address: null,
  amount: '',
  token,
  isLookalikeMeant: false,
})

export const assetsOf = (balances: Balances): Asset[] =>
  balances.items
    .filter(({ tokenInfo }) => tokenInfo.type === 'NATIVE_TOKEN' || tokenInfo.type === 'ERC20')
    .map(({ tokenInfo, balance, fiatConversion }) => ({
      token: tokenInfo.type === 'NATIVE_TOKEN' ? ZERO_ADDRESS : tokenInfo.address,
      symbol: tokenInfo.symbol,
      decimals: tokenInfo.decimals,
      balance,
      price: fiatConversion,
    }))
