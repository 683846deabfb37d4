import type { SimulationResult } from '@countersign/simulation'
import { describe, expect, it } from 'vitest'
import { compareSimulations } from './compareSimulations.ts'

const safe = '0x5FbDB2315678afecb367f032d93F642f64180aa3'
const thief = '0x00000000000000000000000000000000DeaDBeef'
type Compared = Parameters<typeof compareSimulations>[0]

const result = (change: Partial<Compared> = {}): Compared => ({
  success: true,
  innerSuccess: true,
  deltas: [{ kind: 'native', owner: safe, amount: -5n }],
  tokenApprovals: [],
  writes: { known: true, value: [] },
  delegatecalls: { known: true, value: [] },
  ...change,
})

describe('compareSimulations', () => {
  it('behavior: the same effects at a later block are not a difference', () => {
    expect(compareSimulations(result(), result())).toEqual([])
  })

  it('error: a larger outflow than in the first run is a difference', () => {
    const [reported] = compareSimulations(result(), result({ deltas: [{ kind: 'native', owner: safe, amount: -9n }] }))
    expect(reported).toContain(`no longer ${safe}: -5`)
    expect(reported).toContain(`now ${safe}: -9`)
  })

  it('error: another written slot, a failure and a new token approval are differences', () => {
    const write: Extract<SimulationResult['writes'], { known: true }>['value'] = [
      {
        account: safe,
        changes: [],
        role: 'self',
        writes: [{ slot: '0x00', before: '0x01', after: '0x02', name: { kind: 'singleton' }, label: 'singleton' }],
      },
    ]
    const reported = compareSimulations(
      result(),
      result({
        success: false,
        writes: { known: true, value: write },
        tokenApprovals: [{ kind: 'erc20', token: safe, owner: safe, spender: thief, amount: 7n }],
      }),
    )
    expect(reported.join(' ')).toMatch(/would have succeeded, now it would fail/)
    expect(reported.join(' ')).toContain(`now singleton of ${safe} = 0x02`)
    expect(reported.join(' ')).toContain(`now ${thief}: 7 of ${safe}`)
  })

  it('behavior: a result that an engine does not return is not a difference', () => {
    expect(compareSimulations(result(), result({ writes: { known: false, reason: 'no tracer' } }))).toEqual([])
  })
})
