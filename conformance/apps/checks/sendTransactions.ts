import { devClient } from '@countersign/devchain'
import { expect } from '@playwright/test'
import { generatePrivateKey, privateKeyToAddress } from 'viem/accounts'
import * as z from 'zod/mini'
import { serviceUrl } from '../../../e2e/support/serviceUrl.ts'
import { sdkVersions } from '../methods.ts'
import { approve, decline } from '../support/answer.ts'
import { since } from '../support/version.ts'
import { readJson } from './readAccount.ts'
import type { Subject } from './Subject.ts'

export const Sent = z.object({ safeTxHash: z.string().check(z.regex(/^0x[0-9a-f]{64}$/)) })

/** Two calls at once, signed; what the app is told is what then happens on chain. The oldest and the newest are declined too. */
export async function sendTransactions({ app, host, version }: Subject): Promise<void> {
  const { account, page } = host
  const recipient = privateKeyToAddress(generatePrivateKey())
  const call = { to: recipient, value: '1000', data: '0x' }

  if (version === sdkVersions[0] || version === sdkVersions.at(-1)) {
    const declined = app.error('txs.send', { txs: [call] })
    await decline(page)
    expect(await declined).toBe('Transaction was rejected')
  }

  const sent = await approve(page, app.value('txs.send', { txs: [call, { ...call, value: '0x10' }] }))
  const { safeTxHash } = Sent.parse(sent)
  const balance = () => devClient(account.chain.rpcUrl).getBalance({ address: recipient })
  await expect.poll(balance, { message: 'the two calls are executed' }).toBe(1016n)

  if (since(version, '4.0.0')) {
    const details = `${serviceUrl()}/v1/chains/${account.chain.chainId}/transactions/${safeTxHash}`
    await expect.poll(async () => Details.parse(await readJson(details)).txStatus).toBe('SUCCESS')
    expect(await app.value('txs.getBySafeTxHash', safeTxHash)).toEqual(await readJson(details))
  } else
    await expect
      .poll(() => app.value('txs.getBySafeTxHash', safeTxHash))
      .toMatchObject({ safe: account.address, safeTxHash, isExecuted: true, isSuccessful: true })
}

const Details = z.object({ txStatus: z.string() })
