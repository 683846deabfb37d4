import { RpcError } from '@countersign/chain-client/reads'
import { expect, it, vi } from 'vitest'
import { onceConfirmed } from './onceConfirmed.ts'

function later() {
  let isGiven = false
  let confirm = () => {}
  let refuse = (_reason: Error) => {}
  const given = new Promise<void>((resolve, reject) => {
    confirm = () => {
      isGiven = true
      resolve()
    }
    refuse = reject
  })
  given.catch(() => {})
  return { confirmation: { given, isGiven: () => isGiven }, confirm, refuse }
}

it('behavior: an early answer is passed on after the confirmation, and not sent again', async () => {
  const { confirmation, confirm } = later()
  const send = vi.fn(async () => '0x1')
  const passedOn = vi.fn()
  const read = onceConfirmed(confirmation, send).then(passedOn)
  await new Promise((resolve) => setTimeout(resolve))
  expect(send).toHaveBeenCalledExactlyOnceWith(true)
  expect(passedOn).not.toHaveBeenCalled()
  confirm()
  await read
  expect(passedOn).toHaveBeenCalledWith('0x1')
  expect(send).toHaveBeenCalledOnce()
})

it('error: without a confirmation no answer is passed on, so that no caller waits for ever', async () => {
  const { confirmation, refuse } = later()
  const read = onceConfirmed(confirmation, async () => '0x1')
  refuse(new Error('another block'))
  await expect(read).rejects.toThrow('another block')
})

it('behavior: a read that the node could not answer early is sent once more, a revert is final', async () => {
  const { confirmation, confirm } = later()
  const send = vi.fn(async (isEarly: boolean) => {
    if (isEarly) throw new RpcError('header not found', -32000)
    return '0x2'
  })
  const reverts = vi.fn(async () => {
    throw new RpcError('execution reverted', 3)
  })
  const reads = [onceConfirmed(confirmation, send), onceConfirmed(confirmation, reverts)]
  confirm()
  const [again, reverted] = await Promise.allSettled(reads)
  expect(again).toMatchObject({ value: '0x2' })
  expect(reverted).toMatchObject({ reason: { code: 3 } })
  expect(send.mock.calls).toEqual([[true], [false]])
  expect(reverts).toHaveBeenCalledOnce()
})
