import { afterEach, expect, test } from 'vitest'
import { addressOf, entriesOf, entryOf, waitingMessage, waitingRow } from '../../../data/inbox/inboxFixture.ts'
import type { InboxEntries } from '../../../data/inbox/InboxEntry.ts'
import { chainFixture } from '../../../data/chain-access/chainFixture.ts'
import { renderInAccount } from '../../../testing/renderInAccount.tsx'
import { walletStore } from '../../../data/wallet/walletStore.ts'
import { NeedsYouContext } from '../AccountsContext.ts'
import { collectNeeds } from '../collectNeeds.ts'
import type { NeededWork } from '../NeededWork.ts'
import { NeedsGroups } from './NeedsGroups.tsx'
import { WaitingForOthers } from './WaitingForOthers.tsx'

/** Ten steps. */
const GROUPS = 120
const chain = chainFixture()
const [wallet, other] = [addressOf(1), addressOf(2)]
const [a, b, c] = [addressOf(16), addressOf(17), addressOf(18)]
const next = { type: 'LABEL', label: 'Next' } as const
const NOTHING: NeededWork = {
  items: [],
  waiting: [],
  isLoading: false,
  failed: [],
  partial: [],
  isCut: false,
  below: [],
  staleSince: null,
  alarms: [],
  unreadRecoveries: 0,
  retry: () => {},
}

afterEach(() => walletStore.clear())

function open(entries: InboxEntries, fields: Partial<NeededWork> = {}) {
  walletStore.set({ status: 'connected', address: wallet })
  const needs = { ...NOTHING, ...collectNeeds({ accounts: [], chains: [chain], entries, wallet }), ...fields }
  return renderInAccount(
    <NeedsYouContext value={needs}>
      <NeedsGroups needs={needs} verdictOf={() => null} messageRowOf={({ message }) => <li>{String(message)}</li>} />
      <WaitingForOthers waiting={needs.waiting} />
    </NeedsYouContext>,
    a,
    () => {},
  )
}
const headings = (container: Element) => [...container.querySelectorAll('h2')].map(({ textContent }) => textContent)

test('behavior: one group for each account, executable ones first, with its parent account', async () => {
  const { screen } = await open(
    entriesOf(
      entryOf({
        address: a,
        owners: [wallet, other],
        threshold: 2,
        queue: [waitingRow(a, 0, [wallet], { timestamp: 1 })],
      }),
      entryOf({ address: b, owners: [wallet], queue: [next, waitingRow(b, 0, null, { timestamp: 9 })] }),
      entryOf({ address: c, owners: [a, other], queue: [waitingRow(c, 3, [a], { timestamp: 5 })] }),
    ),
  )
  await expect.element(screen.getByText('Fully signed, any wallet can execute it')).toBeVisible()
  expect(headings(screen.container)).toEqual(['0x0000…0011', '0x0000…0010', '0x0000…0012'])
  await expect.element(screen.getByText('You complete it and can execute it at once')).toBeVisible()
  await expect.element(screen.getByText(/^You sign for 0x0000…0010, one of the 2 owners/)).toBeVisible()
  await expect.element(screen.getByText('through 0x0000…0010')).toBeInTheDocument()
  await expect.element(screen.getByRole('link', { name: /^Execute: / })).toBeVisible()
})

test('behavior: a long group shows its count and all rows on request; messages are included', async () => {
  const queue = Array.from({ length: 30 }, (_, nonce) => waitingRow(a, nonce, [wallet]))
  const messages = [waitingMessage(7, [other])]
  const { screen } = await open(entriesOf(entryOf({ address: a, owners: [wallet, other], queue, messages })))
  await expect.element(screen.getByText('31 items')).toBeVisible()
  await expect.element(screen.getByText('Message 7')).toBeVisible()
  expect(screen.getByRole('listitem').elements()).toHaveLength(20)
  await screen.getByRole('button', { name: 'Show all 31' }).click()
  expect(screen.getByRole('listitem').elements()).toHaveLength(31)
})

test('behavior: rows that wait for other owners have no button', async () => {
  const { screen } = await open(
    entriesOf(entryOf({ address: a, owners: [wallet, other], queue: [waitingRow(a, 0, [other])] })),
  )
  const list = screen.getByRole('region', { name: 'Waiting for other owners' })
  await expect.element(list.getByText(/open since 1 Jan/)).toBeVisible()
  expect(list.getByRole('button').elements()).toEqual([])
  await expect.element(screen.getByText('Nothing waits for you.')).toBeVisible()
})

test('behavior: many groups are rendered in steps, until all are visible', async () => {
  const addresses = Array.from({ length: GROUPS }, (_, place) => addressOf(1000 + place))
  const entries = entriesOf(
    ...addresses.map((address) => entryOf({ address, owners: [wallet], queue: [waitingRow(address, 0, [wallet])] })),
  )
  const { screen } = await open(entries)
  expect(screen.container.querySelectorAll('section section').length).toBeLessThan(GROUPS)
  await expect.poll(() => screen.container.querySelectorAll('section section').length, { timeout: 30_000 }).toBe(GROUPS)
})

test('error: unread accounts are not shown as empty', async () => {
  const failed = collectNeeds({ accounts: [], chains: [chain], entries: {}, wallet }).items
  expect(failed).toEqual([])
  const { screen } = await open({}, { isLoading: true })
  await expect.element(screen.getByText('Nothing waits for you.')).not.toBeInTheDocument()
})
