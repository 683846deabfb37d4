import { SafeError } from '../errors/SafeError.ts'
import { checksumOfText } from './checksumOf.ts'
import { exchangeJson } from './exchangeJson.ts'
import { parseExchange } from './parseExchange.ts'
import { readJsonFile } from './readJsonFile.ts'
import { malformed } from './shape.ts'
import type { ExchangeItem } from './SharedProposal.ts'
import { exchangeMessages as messages } from './exchangeMessages.ts'

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
  if (Reflect.get(file, 'format') !== FORMAT) throw malformed('format', messages.otherFormat(FORMAT))
  const expected: unknown = Reflect.get(file, 'checksum')
  if (found !== expected)
    throw new SafeError('exchange/damaged', messages.fileChanged({ found, expected: String(expected) }), {
      expected: String(expected),
      found,
    })
  return parseExchange(content)
}
