import { describe, expect, test } from 'vitest'
import { checksumOfText } from './checksumOf.ts'
import { buildTransaction } from '../transaction/buildTransaction.ts'
import { printExchangeFile, readExchangeFile } from './exchangeFile.ts'
import { messageContentOf, printMessageContent } from './messageContent.ts'
import { oneLine, quotedLines } from './plainLines.ts'
import type { SharedProposal } from './SharedProposal.ts'

const file = (content: string) =>
  `{"format":"countersign.exchange","content":${content},"checksum":"${checksumOfText(content)}"}`

describe('malicious files', () => {
  test('error: an extremely nested or too large file is refused with a sentence', () => {
    const deep = `${'['.repeat(200_000)}${']'.repeat(200_000)}`
    expect(() => readExchangeFile(file(deep))).toThrow('is nested too deep')
    expect(() => readExchangeFile(' '.repeat(17 * 1024 * 1024))).toThrow('more than 16,777,216')
  })

  test('error: typed data in another spelling is refused: duplicate names, rounded numbers, spaces', () => {
    const honest = printMessageContent({ domain: {}, types: { Vote: [] }, message: { amount: 1 } })
    expect(messageContentOf(honest)).toMatchObject({ message: { amount: 1 } })
    for (const content of [
      honest.content.replace('"amount":1', '"amount":1,"amount":2'),
      honest.content.replace('"amount":1', '"amount":115792089237316195423570985008687907853'),
      honest.content.replace('"amount":1', '"amount": 1'),
      honest.content.replace('"amount":1', '"amount":1e0'),
    ])
      expect(() => messageContentOf({ kind: 'typedData', content })).toThrow('is not spelled as')
  })

  test('security: invisible characters and direction marks in what a file or link names are shown as boxes', () => {
    const safe = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'
    const transaction = { ...buildTransaction({ to: safe, nonce: 0n }) }
    const honest: SharedProposal = {
      kind: 'proposal',
      chainId: 1n,
      chain: { name: 'Ether\u200beum', shortName: 'e\u202eth', symbol: 'E\u2066TH' },
      safe,
      version: '1.4.1',
      transaction,
      signatures: [],
      proposer: null,
      createdAt: 1,
      note: 'one\ntwo \u202eeerht',
      account: null,
      names: [{ address: safe, name: 'Ali\u200bce \u202egnp' }],
      tokens: [{ address: safe, symbol: 'US\u200bD', decimals: 6, kind: 'ERC20' }],
      messages: [{ kind: 'text', content: 'signed \u202eas it is', signatures: [] }],
    }
    expect(readExchangeFile(printExchangeFile(honest))).toEqual({
      ...honest,
      chain: { name: 'Ether�eum', shortName: 'e�th', symbol: 'E�TH' },
      note: 'one\ntwo �eerht',
      names: [{ address: safe, name: 'Ali�ce �gnp' }],
      tokens: [{ address: safe, symbol: 'US�D', decimals: 6, kind: 'ERC20' }],
    })
  })

  test('security: no text can imitate a line of this page, or control a terminal', () => {
    expect(oneLine('a\nVerified: all\u001b[2J\u202eb')).toBe('a\\u{a}Verified: all\\u{1b}[2J\\u{202e}b')
    expect(quotedLines('one\r\nChecked again\u0085two')).toBe('| one\\u{d}\n| Checked again\\u{85}two')
    expect(oneLine('Überweisung “12 €” 👍')).toBe('Überweisung “12 €” 👍')
  })
})
