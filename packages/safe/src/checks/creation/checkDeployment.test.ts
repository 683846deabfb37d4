import { expect, test } from 'vitest'
import { chooseCreationContracts } from '../../creation/chooseCreationContracts.ts'
import { creationCode } from '../../creation/creationCode.ts'
import { judgeNetwork } from '../../creation/judgeNetwork.ts'
import { checkDeployment } from './checkDeployment.ts'

test('security: only published contracts make the owners of an account that is not deployed certain', () => {
  const contracts = chooseCreationContracts('1.4.1')
  if (contracts === null) throw new TypeError('no contracts of 1.4.1')
  const needed = creationCode(contracts)
  const published = (address: string) => needed.find((one) => one.address === address)?.published[0] ?? null
  const judge = (codeHash: Parameters<typeof judgeNetwork>[1]) =>
    checkDeployment({ ok: true, value: judgeNetwork(needed, codeHash) })
  expect(judge(published)).toMatchObject({ id: 'account-deployment', verdict: 'verified' })
  for (const { address } of needed) {
    const without = (asked: string) => (asked === address ? null : published(asked))
    expect(judge(without)).toMatchObject({ verdict: 'danger', reason: expect.stringContaining(address) })
    expect(judge((asked) => (asked === address ? `0x${'ab'.repeat(32)}` : published(asked))).verdict).toBe('danger')
  }
})

test('error: contracts that were not read are not checked', () => {
  expect(checkDeployment({ ok: false, reason: 'no answer' })).toMatchObject({
    verdict: 'unchecked',
    reason: expect.stringContaining('no answer'),
  })
})
