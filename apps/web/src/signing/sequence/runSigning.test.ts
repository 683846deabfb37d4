import { describe, expect, it } from 'vitest'
import { WalletError } from '@countersign/connect/core'
import { isAbnormal, isUnderWay, nextSigningState, type SigningState, type SigningStep, stepOf } from './runSigning.ts'
import { ReviewError } from './ReviewError.ts'

describe('isAbnormal', () => {
  it('behavior: an answer that the page cannot explain stops signing; a refused request does not', () => {
    expect(isAbnormal(new ReviewError('wrong-signer', 'another'), 'signing')).toBe(true)
    expect(isAbnormal(new ReviewError('hash-differs', 'another'), 'signing')).toBe(true)
    expect(isAbnormal(new WalletError('failed'), 'signing')).toBe(true)
    expect(isAbnormal(new WalletError('rejected'), 'signing')).toBe(false)
    expect(isAbnormal(new WalletError('disconnected'), 'signing')).toBe(false)
    expect(isAbnormal(new ReviewError('blocked', 'a check'), 'signing')).toBe(false)
  })

  it('behavior: an execution stops when other data would be sent, not when the wallet fails', () => {
    expect(isAbnormal(new ReviewError('hash-differs', 'another'), 'executing')).toBe(true)
    expect(isAbnormal(new WalletError('failed'), 'executing')).toBe(false)
  })
})

const error = { message: 'The service did not answer.', isRejection: false }
const enter = (state: SigningState, step: SigningStep) => nextSigningState(state, { type: 'enter', step })
const STEPS: readonly SigningStep[] = ['checking', 'signing', 'delivering', 'approving', 'executing', 'deleting']

describe('nextSigningState', () => {
  it('behavior: the steps check, sign, deliver, check, execute follow each other', () => {
    let state = nextSigningState({ at: 'idle' }, { type: 'start' })
    for (const step of ['checking', 'signing', 'delivering', 'checking', 'executing'] as const) {
      state = enter(state, step)
      expect(state).toEqual({ at: step })
    }
    expect(nextSigningState(state, { type: 'finish' })).toEqual({ at: 'done' })
  })

  it.each(['signing', 'approving', 'executing', 'delivering'] as const)(
    'security: %s is not reached without a check',
    (step) => {
      expect(() => enter({ at: 'started' }, step)).toThrow(`Signing cannot go from started to ${step}.`)
    },
  )

  it('security: a signature is only followed by its delivery', () => {
    const allowed = STEPS.filter((step) => {
      try {
        return enter({ at: 'signing' }, step).at === step
      } catch {
        return false
      }
    })
    expect(allowed).toEqual(['delivering'])
  })

  it('behavior: a run under way is not started again, and an ended run is', () => {
    for (const at of ['started', ...STEPS] as const) {
      expect(nextSigningState({ at }, { type: 'start' })).toEqual({ at })
      expect(isUnderWay({ at })).toBe(true)
    }
    const ended: readonly SigningState[] = [
      { at: 'idle' },
      { at: 'done' },
      { at: 'failed', step: 'delivering', error },
      { at: 'stopped', step: 'signing', reason: 'Another signer.' },
    ]
    for (const state of ended) expect(nextSigningState(state, { type: 'start' })).toEqual({ at: 'started' })
  })

  it('behavior: a failure keeps the step at which it happened, and can be dismissed', () => {
    const failed = nextSigningState({ at: 'delivering' }, { type: 'fail', error })
    expect(failed).toEqual({ at: 'failed', step: 'delivering', error })
    expect(stepOf(failed)).toBeNull()
    expect(nextSigningState(failed, { type: 'dismiss' })).toEqual({ at: 'idle' })
  })

  it('behavior: a stop is not dismissed', () => {
    const stopped = nextSigningState({ at: 'signing' }, { type: 'stop', reason: 'Another signer.' })
    expect(nextSigningState(stopped, { type: 'dismiss' })).toEqual(stopped)
  })

  it('error: no step is entered or finished while no run is under way', () => {
    expect(() => enter({ at: 'idle' }, 'checking')).toThrow('No signing is under way')
    expect(() => nextSigningState({ at: 'done' }, { type: 'finish' })).toThrow('No signing is under way')
  })
})
