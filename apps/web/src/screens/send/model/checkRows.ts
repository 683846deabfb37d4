import { type Address, formatUnits, isSameAddress, parseUnits, ZERO_ADDRESS } from '@countersign/primitives'
import { isSameAsset, nameOfAsset, type Asset, type AssetKey, type SendRow } from './SendRow.ts'

export type RowProblems = { readonly recipient: string | null; readonly amount: string | null }
export type Total = { readonly asset: Asset; readonly sum: bigint; readonly short: bigint }
export type Payment = AssetKey & {
  readonly recipient: Address
  readonly amount: bigint
  /** Of ERC-1155, as the service says; the contract decides before anything is signed. */
  readonly isCounted?: boolean
}
export type CheckedRows = {
  /** In the order of the rows. */
  readonly problems: readonly RowProblems[]
  readonly totals: readonly Total[]
  /** Every row, when none has a problem. */
  readonly payments: readonly Payment[] | null
}

type Context = {
  readonly assets: readonly Asset[]
  readonly safe: Address
  /** Whether the address resembles a known one and is another. */
  readonly isLookalike: (address: Address) => boolean
}

/** Judges the whole form: amounts of one token add up over the rows, and the row that goes too far says by how much. */
export function checkRows(rows: readonly SendRow[], context: Context): CheckedRows {
  const sums = new Map<string, bigint>()
  const judged = rows.map((row) => {
    const asset = context.assets.find((candidate) => isSameAsset(candidate, row))
    const amount = asset ? checkAmount(row, asset, sums) : { problem: 'Choose a token the account holds.', value: null }
    return {
      row,
      recipient: checkRecipient(row, context),
      amount,
      counted: asset?.isCounted ? { isCounted: true } : {},
    }
  })
  const problems = judged.map(({ recipient, amount }) => ({ recipient, amount: amount.problem }))
  const payments = judged.flatMap(({ row, recipient, amount, counted }) =>
    recipient === null && amount.problem === null && row.address !== null && amount.value !== null
      ? [{ token: row.token, tokenId: row.tokenId, recipient: row.address, amount: amount.value, ...counted }]
      : [],
  )
  const totals = [...sums].flatMap(([name, sum]): Total[] => {
    const asset = context.assets.find((candidate) => nameOfAsset(candidate) === name)
    return asset ? [{ asset, sum, short: sum > asset.balance ? sum - asset.balance : 0n }] : []
  })
  return { problems, totals, payments: rows.length > 0 && payments.length === rows.length ? payments : null }
}

function checkRecipient(row: SendRow, { safe, isLookalike }: Context): string | null {
  if (row.recipient.trim() === '') return 'Enter who receives it.'
  // The field itself explains a text that is no address.
  if (row.address === null) return 'Enter an address or a name that leads to one.'
  if (isSameAddress(row.address, ZERO_ADDRESS)) return 'Nobody holds the zero address: what is sent there is lost.'
  if (isSameAddress(row.address, safe)) return 'This is the account itself.'
  if (isLookalike(row.address) && !row.isLookalikeMeant) return 'A look-alike of an address you know.'
  return null
}

function checkAmount(
  row: SendRow,
  asset: Asset,
  sums: Map<string, bigint>,
): { problem: string | null; value: bigint | null } {
  const parsed = parseUnits(row.amount, asset.decimals)
  if (!parsed.ok) {
    const reason = parsed.reason.replace('this token has', `${asset.symbol} has`)
    return { problem: reason, value: null }
  }
  if (parsed.value === 0n) return { problem: 'Enter an amount above zero.', value: null }
  const sum = (sums.get(nameOfAsset(asset)) ?? 0n) + parsed.value
  sums.set(nameOfAsset(asset), sum)
  if (asset.tokenId !== null && !asset.isCounted)
    return { problem: sum > 1n ? `${asset.symbol} is in another row already.` : null, value: parsed.value }
  return {
    problem: sum > asset.balance ? `${exact(sum - asset.balance, asset)} more than the account holds` : null,
    value: parsed.value,
  }
}

export const exact = (value: bigint, { decimals }: Pick<Asset, 'decimals'>): string =>
  formatUnits(value, decimals, { minFraction: Math.min(2, decimals), group: true })

/** What is left of a token for one row, after the other rows. */
export function mostFor(row: SendRow, rows: readonly SendRow[], asset: Asset): string {
  const others = rows
    .filter((other) => other.id !== row.id && isSameAsset(other, asset))
    .map(({ amount }) => parseUnits(amount, asset.decimals))
    .reduce((sum, parsed) => (parsed.ok ? sum + parsed.value : sum), 0n)
  return formatUnits(others > asset.balance ? 0n : asset.balance - others, asset.decimals)
}
