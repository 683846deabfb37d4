import { devClient } from '@countersign/devchain'
import { expect } from '@playwright/test'
import type { Address } from 'viem'
import { generatePrivateKey, privateKeyToAddress } from 'viem/accounts'
import * as z from 'zod/mini'
import { serviceUrl } from '../../../e2e/support/serviceUrl.ts'
import { approve, decline } from '../support/answer.ts'
import { isSigner } from '../support/isSigner.ts'
import { since } from '../support/version.ts'
import { readJson } from './readAccount.ts'
import type { Subject } from './Subject.ts'

export const Sent = z.object({ safeTxHash: z.string().check(z.regex(/^0x[0-9a-f]{64}$/)) })

/** Two calls at once, signed or declined; the app's answer must match the chain. */
export async function sendTransactions(subject: Subject): Promise<void> {
  const { app, host, version } = subject
  const { account, page } = host
  const recipient = privateKeyToAddress(generatePrivateKey())
  // The newest client that signs also gets a declined request: no other test sends both to one app.
  if (!isSigner(version) || version === '9.1.0') {
    const declined = app.error('txs.send', { txs: [{ to: recipient, value: '1000', data: '0x' }] })
    await decline(page)
    expect(await declined).toBe('Transaction was rejected')
  }

  const safeTxHash = isSigner(version) ? await send(subject, recipient) : host.before.safeTxHash
  if (since(version, '4.0.0')) {
    const details = `${serviceUrl()}/v1/chains/${account.chain.chainId}/transactions/${safeTxHash}`
    await expect.poll(async () => Details.parse(await readJson(details)).txStatus).toBe('SUCCESS')
    expect(await app.value('txs.getBySafeTxHash', safeTxHash)).toEqual(await readJson(details))
  } else
    await expect
      .poll(() => app.value('txs.getBySafeTxHash', safeTxHash))
      .toMatchObject({ safe: account.address, safeTxHash, isExecuted: true, isSuccessful: true })
}

async function send({ app, host: { account, page } }: Subject, recipient: Address): Promise<string> {
  const call = { to: recipient, value: '1000', data: '0x' }
  const sent = await approve(page, app.value('txs.send', { txs: [call, { ...call, value: '0x10' }] }))
  const balance = () => devClient(account.chain.rpcUrl).getBalance({ address: recipient })
  await expect.poll(balance, { message: 'the two calls are executed' }).toBe(1016n)
  return Sent.parse(sent).safeTxHash
}

const Details = z.object({ txStatus: z.string() })
