import type { Message } from '@countersign/api'
import { buildSafeMessage } from '@countersign/safe'
import { ListPanel } from '@countersign/ui'
import { afterEach, expect, test } from 'vitest'
import { queryKeys } from '../../../data/keys/queryKeys.ts'
import { chainState, signers, treasury } from '../../../testing/proposalFixture.ts'
import { renderInAccount } from '../../../testing/renderInAccount.tsx'
import { walletStore } from '../../../data/wallet/walletStore.ts'
import { NeededMessageRow } from './NeededMessageRow.tsx'

const [mine, other] = signers
const text = 'I confirm the list of payees.'
const info = (value: typeof treasury) => ({ value, name: null, logoUri: null })

async function messageSignedBy(signer: (typeof signers)[number]): Promise<Message> {
  const { safeMessageHash } = buildSafeMessage({
    chainId: 31337n,
    safe: treasury,
    version: chainState.version,
    content: text,
  })
  return {
    messageHash: safeMessageHash,
    status: 'NEEDS_CONFIRMATION',
    logoUri: null,
    name: null,
    message: text,
    creationTimestamp: 1_795_000_000_000,
    modifiedTimestamp: 1_795_000_000_000,
    confirmationsSubmitted: 1,
    confirmationsRequired: 2,
    proposedBy: info(signer.address),
    confirmations: [{ owner: info(signer.address), signature: await signer.sign({ hash: safeMessageHash }) }],
    preparedSignature: null,
    origin: null,
  }
}

const open = (message: Message) =>
  renderInAccount(
    <ListPanel layout="inbox" label="Needs you">
      <NeededMessageRow message={message} mayCheck />
    </ListPanel>,
    treasury,
    (client, { key }) => client.setQueryData(queryKeys.chainState(key), chainState),
  )

afterEach(() => walletStore.clear())

test('behavior: a checked message says what the signature does, and links to its page', async () => {
  walletStore.set({ status: 'connected', address: mine!.address })
  const message = await messageSignedBy(other!)
  const { screen, router } = await open(message)
  await expect.element(screen.getByText('Your signature completes it')).toBeVisible()
  await expect.element(screen.getByRole('img', { name: 'Said by the service' })).not.toBeInTheDocument()
  await screen.getByRole('link', { name: `Review: Message: ${text}` }).click()
  expect(router.state.location.pathname).toContain(`/messages/${message.messageHash}`)
})

test('security: a message whose content has another hash is marked, and its text is attributed to the service', async () => {
  walletStore.set({ status: 'connected', address: mine!.address })
  const { screen } = await open({ ...(await messageSignedBy(other!)), message: 'Harmless words.' })
  await expect.element(screen.getByText('Hash differs')).toBeVisible()
  await expect.element(screen.getByRole('img', { name: 'Said by the service' })).toBeVisible()
})

test('security: a message that the wallet has signed does not ask for its signature again', async () => {
  walletStore.set({ status: 'connected', address: mine!.address })
  const { screen } = await open(await messageSignedBy(mine!))
  await expect.element(screen.getByText('1 of 2 signed; your signature is not needed')).toBeVisible()
})
