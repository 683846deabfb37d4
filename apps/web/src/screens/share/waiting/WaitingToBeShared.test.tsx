import { buildSafeMessage, buildTransaction } from '@countersign/safe'
import { afterEach, expect, test } from 'vitest'
import { localMessages } from '../../../data/chain-only/localMessages.ts'
import { localProposals } from '../../../data/chain-only/localProposals.ts'
import { queryKeys } from '../../../data/keys/queryKeys.ts'
import { chainState, propose, signers, treasury } from '../../../testing/proposalFixture.ts'
import { renderInAccount } from '../../../testing/renderInAccount.tsx'
import { seedAccount } from '../../../testing/seedAccount.ts'
import { WaitingToBeShared } from './WaitingToBeShared.tsx'

const kestrel = '0x15d34AAf54267DB7D7c367839AAf71A00a2C6A65'
const common = {
  chainId: '31337',
  safe: treasury,
  proposer: null,
  origin: null,
  source: 'page' as const,
  createdAt: 1_795_000_000_000,
  modifiedAt: 1_795_000_000_000,
  offer: null,
}

afterEach(async () => {
  for (const kept of await localProposals.list()) await localProposals.remove(kept)
  for (const kept of await localMessages.list()) await localMessages.remove(kept)
  localStorage.clear()
})

test('behavior: an unshared payment and message open for sharing, and are marked after they are shared', async () => {
  const fields = { to: kestrel, nonce: 5n, value: 10n ** 18n } as const
  const { hash, row, details } = await propose(fields)
  const signer = signers[0]!
  const own = { owner: signer.address, receivedAt: 1 }
  await localProposals.put({
    ...common,
    safeTxHash: hash,
    transaction: buildTransaction(fields),
    signatures: [{ ...own, data: await signer.sign({ hash }) }],
  })
  const { safeMessageHash } = buildSafeMessage({
    chainId: 31337n,
    safe: treasury,
    version: chainState.version,
    content: 'We moved offices.',
  })
  await localMessages.put({
    ...common,
    messageHash: safeMessageHash,
    message: 'We moved offices.',
    signatures: [{ ...own, data: await signer.sign({ hash: safeMessageHash }) }],
  })
  const { screen } = await renderInAccount(
    <WaitingToBeShared verdictOf={() => null} />,
    treasury,
    (client, account) => {
      seedAccount(client, account)
      const page = { count: 1, next: null, previous: null }
      const results = [{ type: 'TRANSACTION', conflictType: 'None', transaction: row }]
      client.setQueryData(queryKeys.queue(account.key), { pages: [{ ...page, results }], pageParams: [null] })
      client.setQueryData(queryKeys.transaction(account.key, row.id), details)
      client.setQueryData(queryKeys.chainState(account.key), chainState)
    },
  )
  await expect.element(screen.getByText('2, only in this browser')).toBeVisible()
  await expect.element(screen.getByRole('img', { name: '1 of 2 signed' }).first()).toBeVisible()
  await expect.element(screen.getByRole('link', { name: /^Send 1\.00 ETH/ })).toBeVisible()
  await expect.element(screen.getByText('Verified')).toBeVisible()
  await screen.getByRole('button', { name: 'Share: We moved offices.' }).click()
  await expect.element(screen.getByLabelText('Include 1 signature')).toBeChecked()
  await expect.element(screen.getByRole('textbox', { name: 'Link' })).toHaveValue(expect.stringContaining('/import#p='))
  await screen.getByText('QR code or file').click()
  await screen.getByRole('button', { name: 'Save file' }).click()
  await expect.element(screen.getByText('1, only in this browser')).toBeVisible()
  await expect.element(screen.getByText(/^Shared/)).toBeVisible()
  await screen.getByRole('button', { name: 'Close: We moved offices.' }).click()
  await expect.element(screen.getByRole('link', { name: 'We moved offices.' })).not.toBeInTheDocument()
})
