import fc from 'fast-check'
import { namehash as reference } from 'viem'
import { expect, test } from 'vitest'
import { namehash } from './namehash.ts'
import { normalizeEnsName } from './normalizeEnsName.ts'

test('behavior: the node of a plain name equals the standard’s', () => {
  const label = fc.stringMatching(/^[a-z0-9]{1,12}$/)
  fc.assert(
    fc.property(fc.array(label, { minLength: 1, maxLength: 4 }), (labels) => {
      expect(namehash(labels.join('.'))).toBe(reference(labels.join('.')))
    }),
  )
  expect(namehash('')).toBe(`0x${'0'.repeat(64)}`)
})

test('behavior: names are converted to lower case', () => {
  expect(normalizeEnsName(' Team.ETH ')).toEqual({ ok: true, name: 'team.eth' })
})

test.each(['tеam.eth', 'team .eth', '💎.eth'])('error: %s is refused rather than guessed', (text) => {
  const result = normalizeEnsName(text)
  expect(result).toMatchObject({ ok: false, reason: expect.stringContaining('not looked up here') })
})

test.each(['team', 'team..eth', '.eth', 'te_am.eth'])('error: %s is not a name', (text) => {
  expect(normalizeEnsName(text)).toMatchObject({ ok: false, reason: expect.stringContaining('is not a name') })
})
