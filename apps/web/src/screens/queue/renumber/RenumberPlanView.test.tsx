import { afterEach, expect, test } from 'vitest'
import { draftStore } from '../../../data/drafts/draftStore.ts'
import { walletStore } from '../../../data/wallet/walletStore.ts'
import { propose, signers, treasury, type Proposal } from '../../../testing/proposalFixture.ts'
import { renderInAccount } from '../../../testing/renderInAccount.tsx'
import { transactionOfDetails } from '@countersign/describe/transaction'
import { planRenumber } from './planRenumber.ts'
import { RenumberPlanView } from './RenumberPlanView.tsx'
import type { WaitingCandidate } from './readCandidates.ts'

const kestrel = '0x15d34AAf54267DB7D7c367839AAf71A00a2C6A65'
const ETHER = 10n ** 18n
const me = signers[0]!.address

const candidate = ({ row, details, hash }: Proposal, by: readonly number[]): WaitingCandidate => {
  const signed = transactionOfDetails(details)
  const signedBy = by.flatMap((index) => signers[index]?.address ?? [])
  return {
    hash,
    nonce: signed?.nonce ?? 0n,
    signed,
    signedBy,
    mayHaveSigned: signedBy,
    authors: [me],
    note: 'Invoice 7',
    listed: row,
    units: { native: { symbol: 'ETH', decimals: 18, isFromService: false }, tokenOf: () => null },
  }
}

const waitingAt = async (nonce: bigint, by: readonly number[]) =>
  candidate(await propose({ to: kestrel, nonce, value: nonce * ETHER }, by), by)

async function open(waiting: readonly WaitingCandidate[], threshold = 2) {
  walletStore.set({ status: 'connected', address: me })
  const plan = planRenumber({ waiting, safe: treasury, gap: 6n, threshold, wallet: me })
  return renderInAccount(
    <RenumberPlanView plan={plan} threshold={threshold} gap={6n} wallet={me} onClose={() => {}} />,
    treasury,
    () => {},
  )
}

afterEach(() => walletStore.clear())

test('behavior: it says how many signatures must be given again and by whom, before anything happens', async () => {
  const { screen } = await open([await waitingAt(7n, [0, 1]), await waitingAt(8n, [0])], 3)
  await expect
    .element(screen.getByText(/It costs 3 signatures that must be given again: 2 by you and 1 by/))
    .toBeVisible()
  await expect.element(screen.getByText(/Your wallet is asked 4 times/)).toBeVisible()
})

test('security: what stays valid of the old ones is said for each number', async () => {
  const { screen } = await open([await waitingAt(7n, [0]), await waitingAt(8n, [0])])
  const row = (name: RegExp) => screen.getByRole('row', { name })
  await expect
    .element(row(/^Send 7/))
    .toHaveTextContent(/1 of 2 signatures stay valid until number 7 is used\. “Send 8/)
  await expect.element(row(/^Send 8/)).toHaveTextContent(/1 of 2 signatures stay valid, and nothing takes number 8\./)
  await expect.element(screen.getByText(/can execute the old transaction at number 8, if/)).toBeVisible()
})

test('security: a transaction with enough signatures is refused, with the reason', async () => {
  const { screen } = await open([await waitingAt(7n, [0, 1])])
  await expect.element(screen.getByText('Transaction 7 keeps its number')).toBeVisible()
  await expect.element(screen.getByText(/it could be paid twice/)).toBeVisible()
  expect(screen.getByRole('button', { name: /^Review transaction/ }).elements()).toEqual([])
})

test('behavior: the first is reviewed as a draft with the lower number, the same fields and note', async () => {
  const { screen, router } = await open([await waitingAt(7n, []), await waitingAt(8n, [])])
  await expect.element(screen.getByText(/It costs no signature: no owner has signed them\./)).toBeVisible()
  await screen.getByRole('button', { name: 'Review transaction 7 as 6' }).click()
  await expect.poll(() => router.state.location.pathname).toMatch(/\/review$/)
  const { draft } = router.state.location.search as { draft?: string }
  expect(draftStore.read(draft ?? '')).toMatchObject({
    transaction: { to: kestrel, value: 7n * ETHER, nonce: 6n },
    note: 'Invoice 7',
    moved: { from: 7n, to: 6n, signatures: 0, left: 1 },
  })
})
