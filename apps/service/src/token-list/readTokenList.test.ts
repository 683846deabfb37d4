import { writeFileSync, mkdirSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { StartError } from '../config/StartError.ts'
import { ServiceConfig } from '../config/ServiceConfig.ts'
import { createTestFolder } from '../testing/testService.ts'
import { mainnet } from '../testing/createShell.ts'
import { readTokenList } from './readTokenList.ts'

const usdc = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'
const fake = '0x1111111111111111111111111111111111111111'
const entry = (change: object = {}) => ({
  chainId: 1,
  address: usdc,
  symbol: 'USDC',
  name: 'USD Coin',
  decimals: 6,
  ...change,
})

let folder: ReturnType<typeof createTestFolder>
let file: string
beforeEach(() => {
  folder = createTestFolder()
  file = join(folder.path, 'list.json')
})
afterEach(() => folder.remove())

const config = (chain: object = {}) => ServiceConfig.parse({ chains: [{ ...mainnet, ...chain }], tokenList: { file } })
const read = (list: unknown) => {
  writeFileSync(file, typeof list === 'string' ? list : JSON.stringify(list))
  return readTokenList(config())
}
/** The problems that a start reports, without the path. */
function problemsOf(list: unknown): readonly string[] {
  try {
    read(list)
  } catch (error) {
    if (!(error instanceof StartError)) throw error
    return error.message
      .split('\n')
      .slice(1)
      .map((line) => line.replace(`  - tokenList.file: ${file}`, ''))
  }
  return []
}

test('behavior: tokens of configured chains are listed, by address in any case; others are counted and not used', () => {
  const said: string[] = []
  writeFileSync(file, JSON.stringify({ name: 'Ours', version: {}, tags: {}, tokens: [entry(), entry({ chainId: 5 })] }))
  const list = readTokenList(config(), (sentence) => said.push(sentence))
  expect(list.find('1', usdc.toLowerCase() as typeof usdc)).toMatchObject({
    symbol: 'USDC',
    decimals: 6,
    logoUri: null,
  })
  expect(list.find('5', usdc)).toBeUndefined()
  expect(said).toEqual(['Token list "Ours": 1 tokens on the configured chains; 1 on other chains are not used.'])
})

test('behavior: a symbol that looks like a listed one, or like the native coin, imitates it; the listed token does not', () => {
  const list = read({ name: 'Ours', tokens: [entry()] })
  for (const symbol of ['USDC', 'usdc', 'USDС', 'U S D C', 'USD\u200bC'])
    expect([symbol, list.findImitated('1', { address: fake, symbol })?.address]).toEqual([symbol, usdc])
  expect(list.findImitated('1', { address: fake, symbol: 'ЕTH' })).toEqual({
    address: `0x${'0'.repeat(40)}`,
    symbol: 'ETH',
  })
  expect(list.findImitated('1', { address: usdc, symbol: 'USDC' })).toBeNull()
  expect(list.findImitated('1', { address: fake, symbol: 'DAI' })).toBeNull()
  expect(list.findImitated('10', { address: fake, symbol: 'USDC' })).toBeNull()
})

test('behavior: a token of a chain entry takes precedence, and keeps the logo of the list', () => {
  writeFileSync(file, JSON.stringify({ name: 'Ours', tokens: [entry({ logoURI: 'https://logos.example/usdc.png' })] }))
  const tokens = [{ address: usdc, symbol: 'USDC', name: 'The dollar', decimals: 6 }]
  expect(readTokenList(config({ tokens })).find('1', usdc)).toMatchObject({
    name: 'The dollar',
    logoUri: 'https://logos.example/usdc.png',
  })
})

test('error: the start names each wrong entry with its place, its symbol and what to do', () => {
  const tokens = [
    entry({ address: '0x12' }),
    entry({ decimals: 300, symbol: '' }),
    entry({ address: usdc.replace('A', 'a') }),
    entry({ symbol: 'USD\u202eC' }),
    entry(),
    entry({ address: usdc.toLowerCase() }),
    entry({ address: fake, logoURI: 'file:///etc/passwd' }),
    'USDC',
  ]
  expect(problemsOf({ name: 'Ours', tokens })).toEqual([
    ', tokens.0 ("USDC").address: Invalid address.',
    expect.stringMatching(/^, tokens\.1 \(""\)\.symbol: Too small/),
    expect.stringMatching(/^, tokens\.1 \(""\)\.decimals: Too big/),
    `, tokens.2 ("USDC"): the checksum of ${usdc.replace('A', 'a')} is wrong. Write ${usdc}, or all letters in lower case.`,
    expect.stringContaining('invisible characters'),
    expect.stringContaining('already listed as tokens.2'),
    expect.stringContaining('already listed as tokens.2'),
    expect.stringContaining('already listed as tokens.2'),
    ', tokens.6 ("USDC"): "file:///etc/passwd" is not read. Use https://…, ipfs://…, data:image/…, or a path beside the list, as in logos/usdc.png.',
    ', tokens.7: Invalid input: expected object, received string.',
  ])
})

test('error: a missing file, text that is not JSON, and another kind of file are named', () => {
  expect(() => readTokenList(config())).toThrow(/could not be read: ENOENT.*relative to the folder/)
  expect(problemsOf('{')[0]).toMatch(/is not valid JSON.*"name" and "tokens"/)
  expect(problemsOf([])[0]).toMatch(/, the file: Invalid input: expected object/)
  expect(problemsOf({ name: 'Ours' })[0]).toMatch(/, tokens: Invalid input: expected array/)
})

test('error: after ten problems the rest is counted', () => {
  const tokens = Array.from({ length: 30 }, () => entry({ decimals: -1 }))
  const problems = problemsOf({ name: 'Ours', tokens })
  expect(problems).toHaveLength(11)
  expect(problems.at(-1)).toContain('and 20 more')
})

test('error: a logo outside of the folder of the list is refused, also through a link and in other spellings', () => {
  mkdirSync(join(folder.path, 'logos'))
  writeFileSync(join(folder.path, 'logos/usdc.png'), '')
  symlinkSync('/etc/hostname', join(folder.path, 'logos/link.png'))
  expect(problemsOf({ name: 'Ours', tokens: [entry({ logoURI: 'logos/usdc.png' })] })).toEqual([])
  for (const logoURI of [
    '../list.json',
    'logos/link.png',
    'logos/%2e%2e/%2e%2e/x',
    '/etc/hostname',
    'logos\\usdc.png',
    'logos',
    'a\0b',
  ])
    expect([logoURI, problemsOf({ name: 'Ours', tokens: [entry({ logoURI })] })]).toEqual([
      logoURI,
      [expect.stringContaining('outside the folder of the list')],
    ])
})
