import { addTranslator, setLanguage, translatorOf } from '@countersign/primitives'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { changesWords } from './changesWords.ts'
import { dayWords } from './dayWords.ts'
import { visitMessagesDe } from './visitMessages.de.ts'

const now = Date.UTC(2026, 10, 20, 14, 2)
const maker = { id: 'a', nonce: 35, at: Date.UTC(2026, 10, 11), isVerified: true, isOwn: false }
const bob = '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359'
const say = (...input: Parameters<typeof changesWords> extends [infer D, infer M, unknown] ? [D, M] : never) =>
  changesWords(...input, { nameOf: () => 'Bob', now })

describe('changesWords', () => {
  it('behavior: a difference is shown with its transaction', () => {
    expect(say([{ type: 'threshold', before: 2, after: 3 }], [maker])).toEqual({
      text: 'Signatures needed went from 2 to 3, by transaction 35 on 11 Nov.',
      isReportedByService: false,
    })
  })

  it('behavior: differences of one transaction are grouped, and one without a transaction is separate', () => {
    const differences = [
      { type: 'owner-added', address: bob },
      { type: 'threshold', before: 2, after: 1 },
      { type: 'guard', before: bob, after: null },
    ] as const
    expect(say(differences, [maker, maker, null]).text).toBe(
      'Bob became an owner; signatures needed went from 2 to 1, by transaction 35 on 11 Nov. The transaction guard was removed.',
    )
  })

  it('error: a transaction that the chain does not confirm is marked as a claim of the service', () => {
    expect(say([{ type: 'owner-removed', address: bob }], [{ ...maker, isVerified: false }]).isReportedByService).toBe(
      true,
    )
  })

  it('behavior: the differences are shown while the transactions are being searched', () => {
    expect(say([{ type: 'owner-removed', address: bob }], undefined).text).toBe('Bob is no longer an owner.')
  })
})

describe('dayWords', () => {
  it('behavior: today has a time, this year no year', () => {
    expect(dayWords(now - 3_600_000, now)).toBe('today at 13:02 UTC')
    expect(dayWords(Date.UTC(2026, 10, 6), now)).toBe('6 Nov')
    expect(dayWords(Date.UTC(2025, 10, 6), now)).toBe('6 Nov 2025')
  })
})

describe('in German', () => {
  beforeEach(() => {
    addTranslator('de', translatorOf([visitMessagesDe]))
    setLanguage('de')
  })
  afterEach(() => setLanguage('en'))

  it('behavior: clauses keep the case of nouns, and a day that ends in a full stop ends the sentence', () => {
    const differences = [
      { type: 'owner-added', address: bob },
      { type: 'threshold', before: 2, after: 1 },
    ] as const
    expect(say(differences, [maker, maker]).text).toBe(
      'Bob wurde Eigentümer; die Zahl der nötigen Unterschriften ging von 2 auf 1, durch Transaktion 35 am 11. Nov.',
    )
  })
})
