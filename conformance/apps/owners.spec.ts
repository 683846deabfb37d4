import { demoOwners } from '@countersign/devchain'
import { hashMessagePayload, hashSafeMessage } from '@countersign/safe'
import { expect } from '@playwright/test'
import { privateKeyToAccount } from 'viem/accounts'
import * as z from 'zod/mini'
import { makeAccount } from '../../e2e/support/makeAccount.ts'
import { service } from '../../e2e/support/service.ts'
import { back, review } from './support/answer.ts'
import { test } from './support/host.ts'

const Signed = z.object({ messageHash: z.string(), signature: z.string() })
const TEXT = 'Two owners sign this'

test('behavior: a message of two owners is answered when the second has signed, elsewhere', async ({ host }) => {
  const [, other] = demoOwners
  const account = await makeAccount(host.account.chain, { owners: [host.owner, other], threshold: 2 })
  const { chain, address: safe } = account
  const app = await host.openFor(account, 'sdk-9.1.0')
  let isAnswered = false
  const signing = app.value('txs.signMessage', TEXT).finally(() => (isAnswered = true))
  await review(host.page, 'Sign message')

  const messageHash = hashSafeMessage({ chainId: BigInt(chain.chainId), safe, version: '1.4.1', message: TEXT })
  const params = { chainId: chain.chainId, messageHash }
  await expect
    .poll(() =>
      service()
        .getMessage({ params })
        .then(
          ({ confirmationsSubmitted }) => confirmationsSubmitted,
          () => 0,
        ),
    )
    .toBe(1)
  await back(host.page)
  await expect(host.page.getByText('Waiting for signatures, 1 of 2')).toBeVisible()
  expect(await app.value('safe.getOffChainSignature', messageHash)).toBe('')
  expect(isAnswered).toBe(false)

  const signature = await privateKeyToAccount(other.privateKey).sign({ hash: messageHash })
  await service().confirmMessage({ params, body: { signature } })
  const signed = Signed.parse(await signing)
  expect(signed.messageHash).toBe(messageHash)
  expect(signed.signature).toContain(signature.slice(2))
  expect(await app.value('safe.isMessageHashSigned', hashMessagePayload(TEXT), signed.signature)).toBe(true)
})
