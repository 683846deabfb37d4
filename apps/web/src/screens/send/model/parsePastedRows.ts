import { isAddress, isSameAddress } from '@countersign/primitives'
import { emptyRow, type Asset, type SendRow } from './SendRow.ts'
import { sendProblemMessages as messages } from './sendProblemMessages.ts'

export type PastedRows = {
  readonly rows: readonly SendRow[]
  /** Unusable lines with their number and reason. */
  readonly refused: readonly { readonly line: number; readonly reason: string }[]
}

/**
 * Parses rows of "recipient, amount, token" from a sheet or a CSV file. The token is a symbol, an address, or left out.
 */
export function parsePastedRows(text: string, assets: readonly Asset[], standard: Asset | undefined): PastedRows {
  const rows: SendRow[] = []
  const refused: { line: number; reason: string }[] = []
  for (const [index, raw] of text.split(/\r?\n/).entries()) {
    const cells = split(raw).map((cell) =>
      cell
        .trim()
        .replace(/^"(.*)"$/, '$1')
        .trim(),
    )
    if (cells.every((cell) => cell === '') || isHeading(cells, index)) continue
    const [recipient = '', amount = '', token = ''] = cells
    const asset = token === '' ? standard : findAsset(token, assets)
    if (amount === '') refused.push({ line: index + 1, reason: messages.lineWithoutAmount })
    else if (!asset)
      refused.push({
        line: index + 1,
        reason: token === '' ? messages.lineWithoutToken : messages.tokenNotHeld({ token }),
      })
    else rows.push({ ...emptyRow(asset), recipient, amount: amount.replace(/(?<=\d)[’'\s](?=\d{3})/g, '') })
  }
  return { rows, refused }
}

function split(line: string): string[] {
  const separator = ['\t', ';', ','].find((candidate) => line.includes(candidate)) ?? ','
  return line.split(separator)
}

const isHeading = (cells: readonly string[], index: number) =>
  index === 0 && !cells.some((cell) => /\d/.test(cell)) && cells.length > 1

function findAsset(text: string, assets: readonly Asset[]): Asset | undefined {
  return isAddress(text)
    ? assets.find(({ token }) => isSameAddress(token, text))
    : assets.find(({ symbol }) => symbol.toLowerCase() === text.toLowerCase())
}
