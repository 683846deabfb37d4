import { describe, expect, it } from 'vitest'
import { WalletError } from '@countersign/connect/core'
import { ReviewError } from './ReviewError.ts'
import { approve, approveThrough, execute, reject, remove, signAndExecute } from './transactionActs.ts'
import { sign } from './runSigning.ts'
import { danger, fakeSigning, owner, review, signature } from './signingTestKit.ts'

const stored = { ...review, isStored: true }

describe('signAndExecute', () => {
  it('behavior: reads again between the signature and the execution', async () => {
    const { run, log, states } = fakeSigning({}, stored)
    await run(signAndExecute)
    expect(log.filter((line) => line === 'read')).toHaveLength(2)
    expect(log.slice(-2)).toEqual(['execute with own signature', 'leave the draft'])
    expect(states).toEqual(['started', 'checking', 'signing', 'delivering', 'checking', 'executing', 'done'])
  })

  it('behavior: a signature from another tab is used for the execution without asking the wallet for it again', async () => {
    const own = { kind: 'eoa', owner, data: signature } as const
    const { run, log } = fakeSigning({ findOwn: async () => ({ signature: own, isDelivered: true }) }, stored)
    await run(signAndExecute)
    expect(log).not.toContain('sign as owner')
    expect(log.slice(-3)).toEqual(['read', 'execute with own signature', 'leave the draft'])
  })

  it('security: a transaction with a danger that appears after the signature is not executed', async () => {
    const readings = [stored, { ...stored, checks: [danger] }]
    const { run, log, machine } = fakeSigning({ refresh: async () => readings.shift() ?? null }, stored)
    await run(signAndExecute)
    expect(log).toContain('send signature')
    expect(log).not.toContain('execute with own signature')
    expect(machine.get()).toMatchObject({ at: 'failed', step: 'checking' })
  })

  it('error: a transaction whose signature was not delivered is not executed', async () => {
    const { ports } = fakeSigning()
    const { run, log } = fakeSigning({
      subject: { ...ports.subject, send: () => Promise.reject(new Error('503')) },
    })
    await run(signAndExecute)
    expect(log).not.toContain('execute with own signature')
  })
})

describe('execute', () => {
  it('behavior: the fields of a draft are sent before the execution, and the page leaves the draft', async () => {
    const { run, log, states } = fakeSigning()
    await run(execute)
    expect(log).toEqual(['read', 'send fields', 'tell the app', 'execute', 'leave the draft'])
    expect(states).toEqual(['started', 'checking', 'delivering', 'executing', 'done'])
  })

  it('behavior: a proposal that the service has is executed without sending its fields, and its page stays open', async () => {
    const { run, log } = fakeSigning({}, stored)
    await run(execute)
    expect(log).toEqual(['read', 'execute'])
  })

  it('security: other data for the wallet stops signing; a wallet that fails does not', async () => {
    const stopped = fakeSigning(
      { execute: () => Promise.reject(new ReviewError('hash-differs', 'Other data.')) },
      stored,
    )
    await stopped.run(execute)
    expect(stopped.machine.get()).toEqual({ at: 'stopped', step: 'executing', reason: 'Other data.' })
    const failed = fakeSigning({ execute: () => Promise.reject(new WalletError('failed')) }, stored)
    await failed.run(execute)
    expect(failed.stops).toEqual([])
    expect(failed.machine.get()).toMatchObject({ at: 'failed', step: 'executing' })
  })
})

describe('approve', () => {
  it('behavior: the fields of a draft are sent in the name of the wallet, then it approves', async () => {
    const { run, log, states } = fakeSigning()
    await run(approve)
    expect(log).toEqual(['read', 'send fields', 'tell the app', 'approve', 'leave the draft'])
    expect(states).toEqual(['started', 'checking', 'delivering', 'approving', 'done'])
  })

  it('error: without a wallet nothing is sent', async () => {
    const { run, log, machine } = fakeSigning({ wallet: () => null })
    await run(approve)
    expect(log).toEqual(['read'])
    expect(machine.get()).toMatchObject({ at: 'failed', step: 'checking' })
  })

  it('error: a transaction whose fields the service refuses is not approved', async () => {
    const { ports } = fakeSigning()
    const { run, log } = fakeSigning({ subject: { ...ports.subject, send: () => Promise.reject(new Error('503')) } })
    await run(approve)
    expect(log).toEqual(['read'])
  })

  it('behavior: an approval through another account is opened after the fields are sent', async () => {
    const { run, log } = fakeSigning()
    await run((steps) => approveThrough(steps, owner))
    expect(log).toEqual(['read', 'send fields', 'tell the app', 'open approval'])
  })
})

describe('reject and remove', () => {
  it('behavior: a rejection opens a draft, and a deletion needs no second reading', async () => {
    const { run, log, states } = fakeSigning({}, stored)
    await run((steps) => reject(steps, 'A reason'))
    await run(remove)
    expect(log).toEqual(['open rejection', 'remove'])
    expect(states).toEqual(['started', 'done', 'started', 'deleting', 'done'])
  })

  it('behavior: after a refused deletion the transaction can still be signed', async () => {
    const { run, machine } = fakeSigning({ remove: () => Promise.reject(new WalletError('rejected')) }, stored)
    await run(remove)
    expect(machine.get()).toMatchObject({ at: 'failed', step: 'deleting', error: { isRejection: true } })
    await run((steps) => sign(steps))
    expect(machine.get()).toEqual({ at: 'done' })
  })
})
