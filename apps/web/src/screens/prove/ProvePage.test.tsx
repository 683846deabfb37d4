import { buildShareFragment, type OwnerProofAnswer, type OwnerProofRequest } from '@countersign/safe/exchange'
import { expect, test, vi } from 'vitest'
import { renderInAccount } from '../../testing/renderInAccount.tsx'
import { seedAccount } from '../../testing/seedAccount.ts'
import { ProvePage } from './ProvePage.tsx'

const safe = '0x5FbDB2315678afecb367f032d93F642f64180aa3'
const owner = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const request: OwnerProofRequest = {
  kind: 'owner-proof-request',
  chainId: 5n,
  chain: { name: 'Ethereum', shortName: 'eth', symbol: 'ETH' },
  safe,
  owner,
  accountName: 'Halden treasury',
  askedBy: 'Mara Lindqvist',
  createdAt: 1_795_000_000_000,
}
const answer: OwnerProofAnswer = { kind: 'owner-proof', chainId: 5n, safe, owner, signature: '0x1234' }

async function open(item: OwnerProofRequest | OwnerProofAnswer) {
  const onFragmentRead = vi.fn<() => void>()
  const fragment = `#${await buildShareFragment(item)}`
  const { screen } = await renderInAccount(
    <ProvePage fragment={fragment} onFragmentRead={onFragmentRead} answerWays={() => null} onAccountSigns={() => {}} />,
    safe,
    seedAccount,
  )
  return { screen, onFragmentRead }
}

test('security: the text to sign is written from the three values, names are shown as claims, and the data leaves the URL', async () => {
  const { screen, onFragmentRead } = await open(request)
  await expect
    .element(screen.getByLabelText('text to sign', { exact: true }))
    .toHaveTextContent(`I control ${owner} and agree to be an owner of the account ${safe} on chain 5.`)
  await expect.element(screen.getByText('“Mara Lindqvist”')).toBeVisible()
  await expect.element(screen.getByText('Only a claim')).toBeVisible()
  // An unknown chain has no name in this page, only the sender's.
  await expect.element(screen.getByText('Not configured here. The request calls it “Ethereum”')).toBeVisible()
  await expect.element(screen.getByRole('button', { name: /^Connect the wallet of 0xf39F/ })).toBeVisible()
  expect(onFragmentRead).toHaveBeenCalledOnce()
})

test('error: an answer is not a request, and the page says where to enter it', async () => {
  const { screen } = await open(answer)
  await expect
    .element(screen.getByText('This is an answer. The owner who sent the request enters it in the form for owners.'))
    .toBeVisible()
  expect(screen.getByText('What you sign').query()).toBeNull()
})
