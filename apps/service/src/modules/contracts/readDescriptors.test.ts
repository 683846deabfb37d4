import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { readDescriptors, rememberDescriptors } from './readDescriptors.ts'

const folder = mkdtempSync(join(tmpdir(), 'descriptors-'))
afterAll(() => rmSync(folder, { recursive: true }))
const address = '0x000000000022D473030F116dDEE9F6B43aC78BA3'
const other = '0xcA11bde05977b3631167028862bE2a173976CA11'
const write = (name: string, content: unknown) =>
  writeFileSync(join(folder, name), typeof content === 'string' ? content : JSON.stringify(content))
const file = (deployments: unknown) => ({
  context: { contract: { deployments } },
  display: { formats: { 'wrap(uint256 amount)': { intent: 'Wrap', fields: [{ path: 'amount', label: 'Amount' }] } } },
})

test('behavior: files about named contracts get an id of their text; the others are left out, each with its reason', async () => {
  write('good.json', file([{ chainId: 1, address }]))
  write('unnamed.json', file([]))
  write('code.json', 'alert(1)')
  write('large.json', ' '.repeat(200_001))
  write('notes.txt', 'no descriptor')
  symlinkSync(join(folder, 'good.json'), join(folder, 'link.json'))
  const refused = new Map<string, string>()
  const read = await readDescriptors(folder, (name, reason) => refused.set(name, reason))
  expect(read.map(({ id }) => id)).toEqual([expect.stringMatching(/^[0-9a-f]{64}$/)])
  const [only] = read
  expect(only?.isAbout('1', `0x${address.slice(2).toLowerCase()}`)).toBe(true)
  expect(only?.isAbout('10', address) ?? only?.isAbout('1', other)).toBe(false)
  expect(only?.isAbout('1', other)).toBe(false)
  expect(Object.fromEntries(refused)).toEqual({
    'unnamed.json': expect.stringContaining('names no contract'),
    'code.json': expect.stringContaining('not valid JSON'),
    'large.json': 'It has 200001 bytes; at most 200000 are read.',
    'link.json': 'It is not a regular file.',
  })
})

test('error: files beyond the limits of number and size are left out by name', async () => {
  const many = mkdtempSync(join(tmpdir(), 'descriptors-many-'))
  const large = mkdtempSync(join(tmpdir(), 'descriptors-large-'))
  const put = (into: string, index: number, length: number) =>
    writeFileSync(
      join(into, `${String(index).padStart(3, '0')}.json`),
      JSON.stringify(file([{ chainId: 1, address }])).padEnd(length),
    )
  for (let index = 0; index < 502; index += 1) put(many, index, 0)
  for (let index = 0; index < 42; index += 1) put(large, index, 200_000)
  for (const [into, most, beyond] of [
    [many, 500, ['500.json', '501.json']],
    [large, 40, ['040.json', '041.json']],
  ] as const) {
    const refused: string[] = []
    const read = await readDescriptors(into, (name, reason) => {
      expect(reason).toBe('At most 500 files of 8000000 bytes together are read.')
      refused.push(name)
    })
    expect([read.length, refused]).toEqual([most, beyond])
    rmSync(into, { recursive: true })
  }
})

test('error: a missing folder is logged, and requests are still answered', async () => {
  const said: string[] = []
  const log = { error() {}, warn: (text: string) => said.push(text), info() {}, debug() {} }
  const of = (descriptorsDir: string | null) => rememberDescriptors({ config: { descriptorsDir }, log })
  expect(await of(null)()).toEqual([])
  expect(said).toEqual([])
  expect(await of(join(folder, 'missing'))()).toEqual([])
  expect(said).toEqual([expect.stringContaining('Check descriptorsDir')])
})
