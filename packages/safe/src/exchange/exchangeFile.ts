import { SafeError } from '../errors/SafeError.ts'
import { checksumOfText } from './checksumOf.ts'
import { exchangeJson } from './exchangeJson.ts'
import { parseExchange } from './parseExchange.ts'
import { readJsonFile } from './readJsonFile.ts'
import { malformed } from './shape.ts'
import type { ExchangeItem } from './SharedProposal.ts'

const FORMAT = 'countersign.exchange'

/**
 * Writes a proposal or reply as a file: readable JSON, with a checksum over its content.
 *
 * @example
 * await writeFile('nonce-7.countersign.json', printExchangeFile(proposal))
 */
export function printExchangeFile(item: ExchangeItem): string {
  const content = exchangeJson(item)
  return `${JSON.stringify({ format: FORMAT, content, checksum: checksumOfText(JSON.stringify(content)) }, null, 2)}\n`
}

/**
 * Reads such a file.
 *
 * @throws SafeError `exchange/malformed`, `exchange/damaged`
 * @example
 * readExchangeFile(printExchangeFile(proposal)).kind // 'proposal'
 */
export function readExchangeFile(text: string): ExchangeItem {
  const { file, content, found } = readJsonFile(text)
  if (Reflect.get(file, 'format') !== FORMAT) throw malformed('format', `is not ${FORMAT}`)
  const expected: unknown = Reflect.get(file, 'checksum')
  if (found !== expected)
    throw new SafeError(
      'exchange/damaged',
      `The file was changed in transit: its checksum is ${found}, but it should be ${String(expected)}. Ask for it again.`,
      { expected: String(expected), found },
    )
  return parseExchange(content)
}
