import { expect, test } from 'vitest'
import { readShared } from './readShared.ts'

const account = '0x1dCaE246787fe93CC4c57FAA9C0a4F83C5113fB4'

const counted = (answers: (() => Promise<unknown>)[]) => {
  let sent = 0
  return { send: () => (answers[sent++] ?? answers.at(-1) ?? (() => Promise.resolve(null)))(), sent: () => sent }
}

test('behavior: equal calls at one block are sent once', async () => {
  const reads = new Map()
  const { send, sent } = counted([async () => '0x01'])
  const read = () => readShared(reads, 'eth_getCode', [account, '0x10'], send)
  expect(await Promise.all([read(), read()])).toEqual(['0x01', '0x01'])
  expect(await read()).toBe('0x01')
  expect(sent()).toBe(1)
})

test('behavior: calls at another block, of another address or of another review are sent', async () => {
  const reads = new Map()
  const { send, sent } = counted([async () => '0x01'])
  await readShared(reads, 'eth_getCode', [account, '0x10'], send)
  await readShared(reads, 'eth_getCode', [account, '0x11'], send)
  await readShared(reads, 'eth_getCode', [account.replace('1d', '2d'), '0x10'], send)
  await readShared(new Map(), 'eth_getCode', [account, '0x10'], send)
  expect(sent()).toBe(4)
})

test('behavior: the newest block, and a block that is compared with itself, are read each time', async () => {
  const reads = new Map()
  const { send, sent } = counted([async () => '0x01'])
  for (let time = 0; time < 2; time += 1) {
    await readShared(reads, 'eth_call', [{ to: account, data: '0x' }, 'latest'], send)
    await readShared(reads, 'eth_blockNumber', [], send)
    await readShared(reads, 'eth_getBlockByNumber', ['0x10', false], send)
  }
  expect(sent()).toBe(6)
})

test('behavior: a failed read is sent again', async () => {
  const reads = new Map()
  const { send } = counted([() => Promise.reject(new Error('no answer')), async () => '0x01'])
  const read = () => readShared(reads, 'eth_getBalance', [account, '0x10'], send)
  await expect(read()).rejects.toThrow('no answer')
  expect(await read()).toBe('0x01')
})
