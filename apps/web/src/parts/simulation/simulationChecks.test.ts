import type { Check } from '@countersign/safe/checks'
import { describe, expect, it } from 'vitest'
import type { Simulated } from './Simulated.ts'
import { simulationChecks } from './simulationChecks.ts'

const check = (verdict: Check['verdict'], title: string) =>
  ({ id: 'simulation', field: 'storage', verdict, title, reason: '' }) as const
const simulated: Pick<Simulated, 'checks'> = {
  checks: [check('danger', 'Writes to unexpected storage'), check('verified', 'It runs')],
}
const titles = (checks: readonly Check[]) => checks.map(({ verdict, title }) => `${verdict}: ${title}`)

describe('simulationChecks', () => {
  it('error: a failed run keeps the danger of the run before, and nothing else of it', () => {
    const error = new Error('No answer within 20 s.')
    expect(titles(simulationChecks({ simulated, error, isAutomatic: true }))).toEqual([
      'danger: Writes to unexpected storage',
      'unchecked: Effects tried here',
    ])
    expect(titles(simulationChecks({ simulated: null, error, isAutomatic: true }))).toEqual([
      'unchecked: Effects tried here',
    ])
  })

  it('security: a failed run keeps the danger of the first run too, when the one between had no result', () => {
    const unknown = { checks: [check('unchecked', 'Storage writes are not known')] }
    const error = new Error('No answer within 20 s.')
    expect(titles(simulationChecks({ simulated: unknown, first: simulated, error, isAutomatic: true }))).toEqual([
      'danger: Writes to unexpected storage',
      'unchecked: Effects tried here',
    ])
  })

  it('error: a run without a result keeps the danger, a run with a result replaces it', () => {
    const unknown = { checks: [check('unchecked', 'Storage writes are not known')] }
    const fine = { checks: [check('verified', 'Every storage write is explained')] }
    expect(titles(simulationChecks({ simulated: unknown, first: simulated, error: null, isAutomatic: true }))).toEqual([
      'danger: Writes to unexpected storage',
      'unchecked: Storage writes are not known',
    ])
    expect(simulationChecks({ simulated: fine, first: simulated, error: null, isAutomatic: true })).toBe(fine.checks)
  })

  it('behavior: a run returns its findings, and without a run the check is not checked', () => {
    expect(simulationChecks({ simulated, error: null, isAutomatic: true })).toBe(simulated.checks)
    expect(titles(simulationChecks({ simulated: null, error: null, isAutomatic: false }))).toEqual([
      'unchecked: Effects tried here',
    ])
  })
})
