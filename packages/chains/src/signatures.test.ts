import { parseAbiItem, toFunctionSelector } from 'viem'
import { describe, expect, test } from 'vitest'
import { findSignatures, signatureGroups } from './signatures.ts'

const lines = signatureGroups.flatMap(({ entries }) => entries.trim().split('\n'))

describe('the bundled signatures', () => {
  test('behavior: at least 2,000 selectors, each the hash of its signature', () => {
    const wrong = lines.filter((line) => {
      const item = parseAbiItem([`function ${line.slice(9)}`].join())
      return item.type !== 'function' || toFunctionSelector(item) !== `0x${line.slice(0, 8)}`
    })
    expect(wrong).toEqual([])
    expect(new Set(lines.map((line) => line.slice(0, 8))).size).toBeGreaterThanOrEqual(2000)
  })

  test('behavior: every group names its source and licence, and no signature is listed twice', () => {
    for (const { source, licence, entries } of signatureGroups) {
      expect(source.length).toBeGreaterThan(2)
      expect(licence).toMatch(/^(MIT|Apache-2\.0|BSD-3-Clause|LGPL-3\.0-only, see NOTICE|interface, written out here)$/)
      expect(entries.trim()).not.toBe('')
    }
    const types = lines.map((line) => line.replaceAll(/ \w+(?=[,)])/g, ''))
    expect(new Set(types).size).toBe(lines.length)
  })

  test.each([
    ['0xa9059cbb', 'transfer'],
    ['0xd505accf', 'permit'],
    ['0x6e553f65', 'deposit'],
    ['0x87517c45', 'approve'],
    ['0x82ad56cb', 'aggregate3'],
    ['0x7d5e81e2', 'propose'],
    ['0x01d5062a', 'schedule'],
    ['0xb61d27f6', 'execute'],
    ['0x34fcd5be', 'executeBatch'],
    ['0xe9ae5c53', 'execute'],
    ['0xc6fe8747', 'execTransactionWithRole'],
    ['0x38ed1739', 'swapExactTokensForTokens'],
    ['0x414bf389', 'exactInputSingle'],
    ['0x04e45aaf', 'exactInputSingle'],
    ['0x3593564c', 'execute'],
    ['0x617ba037', 'supply'],
    ['0xf2b9fdb8', 'supply'],
    ['0xa1903eab', 'submit'],
    ['0xec6cb13f', 'setPreSignature'],
    ['0x12aa3caf', 'swap'],
    ['0x52bbbe29', 'swap'],
    ['0x3df02124', 'exchange'],
    ['0x7b939232', 'depositV3'],
    ['0x6fd3504e', 'depositForBurn'],
    ['0xc7c7f5b3', 'send'],
    ['0x1f931c1c', 'diamondCut'],
    ['0xf2fde38b', 'transferOwnership'],
    ['0x2f2ff15d', 'grantRole'],
    ['0x10f13a8c', 'setText'],
    ['0x6a761202', 'execTransaction'],
    ['0xd0e30db0', 'deposit'],
    ['0xa99aad89', 'supply'],
  ] as const)('behavior: %s is %s', (selector, name) => {
    expect(findSignatures(selector).map(({ signature }) => signature.split('(')[0])).toContain(name)
  })

  test('behavior: a selector is found in any letter case, with its source; an unknown one is not', () => {
    expect(findSignatures('0xA9059CBB')).toEqual([
      { signature: 'transfer(address to,uint256 value)', source: 'ERC-20' },
    ])
    expect(findSignatures('0x00000000')).toEqual([])
  })
})
