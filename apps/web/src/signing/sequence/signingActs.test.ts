import { describe, expect, it } from 'vitest'
import { WalletError } from '@countersign/connect/core'
import { ReviewError } from './ReviewError.ts'
import { redeliver, sign } from './runSigning.ts'
import { danger, fakeSigning, hash, otherHash, owner, review, signature } from './signingTestKit.ts'

const failing = (cause: Error) => () => Promise.reject(cause)
const withSubject = (changed: object) => ({ subject: { ...fakeSigning().ports.subject, ...changed } })
const kept = { hash, owner, signature }
const undelivered = { ...kept, isStored: true }
const own = { kind: 'eoa', owner, data: signature } as const

describe('sign', () => {
  it('behavior: reads again, signs, stores, delivers, informs the app, and only then deletes the stored signature', async () => {
    const { run, log, states, kept: left } = fakeSigning()
    await run((steps) => sign(steps))
    expect(log).toEqual([
      'read',
      'sign as owner',
      'keep',
      'send signature',
      'tell the app',
      'drop',
      'read lists again',
      'toast',
      'leave the draft',
    ])
    expect(states).toEqual(['started', 'checking', 'signing', 'delivering', 'done'])
    expect(left).toEqual([])
  })

  it('behavior: two simultaneous clicks sign once', async () => {
    const { run, log } = fakeSigning()
    await Promise.all([run((steps) => sign(steps)), run((steps) => sign(steps))])
    expect(log.filter((line) => line === 'sign as owner')).toHaveLength(1)
  })

  it('behavior: what the wallet signed in another tab and the service has is not asked for again', async () => {
    const {
      run,
      log,
      states,
      kept: left,
    } = fakeSigning({ findOwn: async () => ({ signature: own, isDelivered: true }) })
    await run((steps) => sign(steps))
    expect(log).toEqual(['read', 'tell the app', 'drop', 'read lists again', 'signed before', 'leave the draft'])
    expect(states).toEqual(['started', 'checking', 'done'])
    expect(left).toEqual([])
  })

  it('behavior: what the wallet signed in another tab and only this browser has is delivered', async () => {
    const { run, log } = fakeSigning({ findOwn: async () => ({ signature: own, isDelivered: false }) })
    await run((steps) => sign(steps))
    expect(log).toEqual([
      'read',
      'keep',
      'send signature',
      'tell the app',
      'drop',
      'read lists again',
      'signed before',
      'leave the draft',
    ])
  })

  it('security: an earlier signature does not lead past a check', async () => {
    const { run, log } = fakeSigning({
      findOwn: async () => ({ signature: own, isDelivered: false }),
      refresh: async () => ({ ...review, checks: [danger] }),
    })
    await run((steps) => sign(steps))
    expect(log).toEqual([])
  })

  it('behavior: a proposer, whose signature the service stores for no owner, is always asked', async () => {
    const { run, log } = fakeSigning({ findOwn: async () => ({ signature: own, isDelivered: true }) })
    await run((steps) => sign(steps, 'proposer'))
    expect(log).toContain('sign as proposer')
  })

  it('behavior: while another tab works on the same hash nothing is read or asked, and the user reads where to answer', async () => {
    const { run, log, machine, stops } = fakeSigning({ inOneTab: async () => false })
    await run((steps) => sign(steps))
    expect(log).toEqual([])
    expect(stops).toEqual([])
    expect(machine.get()).toMatchObject({
      at: 'failed',
      step: null,
      error: { isRejection: false, message: expect.stringMatching(/^Your wallet already has a request for this/) },
    })
  })

  it('security: a transaction that changed since it was shown is not signed', async () => {
    const { run, log, machine } = fakeSigning({ refresh: async () => ({ ...review, hash: otherHash }) })
    await run((steps) => sign(steps))
    expect(log).toEqual([])
    expect(machine.get()).toMatchObject({
      at: 'failed',
      step: 'checking',
      error: {
        message: `The transaction changed while you read it: its hash was ${hash} and is now ${otherHash}. Read it again.`,
      },
    })
  })

  it('security: a transaction with a danger in the second reading is not signed', async () => {
    const { run, log, machine } = fakeSigning({ refresh: async () => ({ ...review, checks: [danger] }) })
    await run((steps) => sign(steps))
    expect(log).toEqual([])
    expect(machine.get()).toMatchObject({ at: 'failed', error: { message: `${danger.title}. ${danger.reason}` } })
  })

  it('security: a check that got worse since the click prevents signing, even when it does not block', async () => {
    const caution = { ...danger, verdict: 'caution' as const }
    const { run, log, machine } = fakeSigning({ refresh: async () => ({ ...review, checks: [caution] }) })
    await run((steps) => sign(steps))
    expect(log).toEqual([])
    expect(machine.get()).toMatchObject({
      error: { message: expect.stringMatching(/^A check has a worse result than when you clicked/) },
    })
  })

  it('behavior: a transaction with a danger that was shown and overridden is signed', async () => {
    const shown = { ...review, checks: [danger] }
    const record = { checkId: danger.id, field: null, title: danger.title, reason: danger.reason, typed: '', at: 0 }
    const { run, machine } = fakeSigning({ overridesOf: (of) => (of === hash ? [record] : []) }, shown)
    await run((steps) => sign(steps))
    expect(machine.get()).toEqual({ at: 'done' })
  })

  it.each([
    ['the account cannot be read', async () => null],
    ['the node fails', failing(new Error('The node did not answer.'))],
  ])('error: nothing is signed when %s', async (_name, refresh) => {
    const { run, log, machine } = fakeSigning({ refresh })
    await run((steps) => sign(steps))
    expect(log).toEqual([])
    expect(machine.get()).toMatchObject({ at: 'failed', step: 'checking' })
  })

  it('behavior: after a refused request in the wallet nothing is stored, and the next try signs', async () => {
    const answers = [failing(new WalletError('rejected')), fakeSigning().ports.subject.sign]
    const { run, log, machine, stops } = fakeSigning(
      withSubject({ sign: (...given: Parameters<(typeof answers)[1]>) => answers.shift()?.(...given) }),
    )
    await run((steps) => sign(steps))
    expect(log).toEqual(['read'])
    expect(stops).toEqual([])
    expect(machine.get()).toMatchObject({ at: 'failed', step: 'signing', error: { isRejection: true } })
    await run((steps) => sign(steps))
    expect(machine.get()).toEqual({ at: 'done' })
  })

  it.each([
    ['a signature of another signer', new ReviewError('wrong-signer', 'Another signer.')],
    ['data for the wallet that hashes to something else', new ReviewError('hash-differs', 'Another hash.')],
    ['a wallet that fails', new WalletError('failed', { detail: 'an error' })],
  ])('security: %s stops, and the next try is refused', async (_name, cause) => {
    const { run, log, machine, stops } = fakeSigning(withSubject({ sign: failing(cause) }))
    await run((steps) => sign(steps))
    expect(machine.get()).toEqual({ at: 'stopped', step: 'signing', reason: cause.message })
    expect(stops).toEqual([cause.message])
    await run((steps) => sign(steps))
    expect(log).toEqual(['read', 'read'])
    expect(machine.get()).toMatchObject({
      at: 'failed',
      step: 'checking',
      error: { message: 'Signing is stopped. Compare the hashes on another machine first.' },
    })
  })

  it('error: an undelivered signature stays in storage, and the page does not report a delivery', async () => {
    const { run, log, kept: left, machine } = fakeSigning(withSubject({ send: failing(new Error('503')) }))
    await run((steps) => sign(steps))
    expect(log).toEqual(['read', 'keep'])
    expect(left).toEqual([kept])
    expect(machine.get()).toMatchObject({
      at: 'failed',
      step: 'delivering',
      error: {
        message:
          'The service did not accept your signature (503). The signature is stored in this browser. Send it again later.',
      },
    })
  })

  it('error: the page says when an undelivered signature could not be stored, at the first and at each later try', async () => {
    const down = { ...withSubject({ send: failing(new Error('503')) }), keep: () => false }
    const message =
      'The service did not accept your signature (503), and this browser could not store it. The signature exists in this tab only. Copy it before you close or reload the tab.'
    const { run, machine } = fakeSigning(down)
    await run((steps) => sign(steps))
    expect(machine.get()).toMatchObject({ at: 'failed', error: { message } })
    await run((steps) => redeliver(steps, { ...kept, isStored: false }))
    expect(machine.get()).toMatchObject({ at: 'failed', error: { message } })
  })

  it('error: a signature stays in storage when the requesting app could not be informed', async () => {
    const { run, log, kept: left } = fakeSigning({ onProposed: failing(new Error('The storage is full.')) })
    await run((steps) => sign(steps))
    expect(log).not.toContain('drop')
    expect(left).toEqual([kept])
  })
})

describe('redeliver', () => {
  it('behavior: sends the stored signature after a check, without the wallet', async () => {
    const { run, log, states } = fakeSigning()
    await run((steps) => redeliver(steps, undelivered))
    expect(log).toEqual(['read', 'send signature', 'tell the app', 'drop', 'read lists again', 'leave the draft'])
    expect(states).toEqual(['started', 'checking', 'delivering', 'done'])
  })

  it('security: a stored signature is not sent over a danger, a stop or for another hash', async () => {
    const blocked = fakeSigning({ refresh: async () => ({ ...review, checks: [danger] }) })
    await blocked.run((steps) => redeliver(steps, undelivered))
    const stopped = fakeSigning({ isStopped: () => true })
    await stopped.run((steps) => redeliver(steps, undelivered))
    const other = fakeSigning()
    await other.run((steps) => redeliver(steps, { ...undelivered, hash: otherHash }))
    for (const { log } of [blocked, stopped, other]) expect(log).not.toContain('send signature')
    expect(other.machine.get()).toMatchObject({
      at: 'failed',
      error: { message: `The signature is for ${otherHash}, but the page shows ${hash}. It was not sent. Sign again.` },
    })
  })

  it('error: a signature that fails again stays in storage', async () => {
    const { run, log } = fakeSigning(withSubject({ send: failing(new Error('503')) }))
    await run((steps) => redeliver(steps, undelivered))
    expect(log).toEqual(['read'])
  })
})
