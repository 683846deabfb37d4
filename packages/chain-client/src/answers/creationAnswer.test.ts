import { expect, test } from 'vitest'
import { creationAnswer } from './creationAnswer.ts'

const creation = {
  transactionHash: `0x${'12'.repeat(32)}`,
  blockNumber: 41,
  creator: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
  factory: '0x4e1DCf7AD4e460CfD30791CCC4F9c8a4f820ec67',
  masterCopy: null,
} as const

test('behavior: the date of a creation is that of its block', async () => {
  const asked: number[] = []
  const readTime = async (block: number) => {
    asked.push(block)
    return Date.UTC(2026, 10, 21, 9, 30)
  }
  expect(await creationAnswer(creation, readTime)).toMatchObject({
    created: '2026-11-21T09:30:00.000Z',
    creator: creation.creator,
    factoryAddress: creation.factory,
  })
  expect(asked).toEqual([41])
})

test('error: missing facts about a creation are answered as unknown', async () => {
  const silent = () => Promise.reject(new Error('pruned'))
  const known = async () => 0
  await expect(creationAnswer(creation, silent)).rejects.toMatchObject({
    statusCode: 404,
    message: expect.stringContaining('block 41, whose time no node returned'),
  })
  await expect(creationAnswer({ ...creation, factory: null }, known)).rejects.toThrow('which factory')
  await expect(creationAnswer(null, known)).rejects.toThrow('older than the part of the history that was read')
})
