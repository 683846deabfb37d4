import { ownerChallenge } from '@countersign/safe/checks'
import type { Address } from '@countersign/primitives'
import { toasts } from '@countersign/ui'
import { afterEach, expect, test, vi } from 'vitest'
import { privateKeyToAccount } from 'viem/accounts'
import { useState } from 'react'
import { queryKeys } from '../../../../data/keys/queryKeys.ts'
import { keepOwnerProof } from '../../../../data/storage/ownerProofs.ts'
import { chainState, signers } from '../../../../testing/proposalFixture.ts'
import { renderInAccount } from '../../../../testing/renderInAccount.tsx'
import { seedAccount } from '../../../../testing/seedAccount.ts'
import { accountSetup, type AccountSetup } from '../../model/accountSetup.ts'
import { newOwner, EMPTY_FORM, type OwnersForm } from './OwnersForm.ts'
import { ownersFormStore } from './ownersFormStore.ts'
import { OwnersEditor } from './OwnersEditor.tsx'

const safe: Address = '0x5FbDB2315678afecb367f032d93F642f64180aa3'
const CHAIN_ID = '31337'
/** Keys that exist in these tests alone. */
const newcomers = Array.from({ length: 7 }, (_, index) =>
  privateKeyToAccount(`0x${(1000 + index).toString(16).padStart(64, '0')}`),
)

afterEach(() => {
  sessionStorage.clear()
  localStorage.clear()
})

/** The form as stored in this tab; every owner is a plain key. */
async function open(form: Partial<OwnersForm>, threshold = chainState.threshold) {
  const onDraft = vi.fn(async () => {})
  const state = { ...chainState, threshold }
  const setup = accountSetup(state, undefined)
  if (setup === null) throw new Error('The fixture has a state.')
  const seen = { owners: [...state.owners], threshold }
  ownersFormStore.write({ chainId: CHAIN_ID, safe }, { ...EMPTY_FORM, seen, ...form })
  const { screen } = await renderInAccount(
    <Editor setup={setup} onDraft={onDraft} />,
    safe,
    (client, account) => {
      seedAccount(client, account)
      client.setQueryData(queryKeys.chainState(account.key), state)
      for (const { address } of [...signers, ...newcomers])
        client.setQueryData(
          ['owner-graph', CHAIN_ID, address.toLowerCase(), state.version],
          new Map([[address.toLowerCase(), { kind: 'key' }]]),
        )
    },
    '/safes/$safe/setup/owners',
  )
  return { screen, onDraft }
}

/** The editor, with a button that adds another owner on chain. */
function Editor({ setup, onDraft }: { setup: AccountSetup; onDraft: () => Promise<void> }) {
  const [owners, setOwners] = useState(setup.owners)
  return (
    <>
      <button type="button" onClick={() => setOwners([...setup.owners, newcomers[6]?.address ?? safe])}>
        Another owner comes
      </button>
      <OwnersEditor
        setup={{ ...setup, owners }}
        infoOf={(value) => ({ value, name: null, logoUri: null })}
        asked={{}}
        onDraft={onDraft}
      />
    </>
  )
}

const prove = (people: typeof newcomers) =>
  Promise.all(
    people.map(async (person, index) => {
      const owner = person.address
      const message = ownerChallenge({ owner, account: safe, chainId: BigInt(CHAIN_ID) })
      const signature = await person.signMessage({ message })
      keepOwnerProof({ chainId: CHAIN_ID, account: safe, owner, signature, provenAt: index })
    }),
  )

const added = (people: typeof newcomers, names: readonly string[] = []) =>
  people.map(({ address }, index) => ({ ...newOwner(address), name: names[index] ?? '' }))

test('behavior: before the change is proposed, the form names the owner whose proof does not fit', async () => {
  await prove(newcomers)
  const names = ['Ana', 'Ben', 'Cleo', 'Dana', 'Eva', 'Finn', 'Gus']
  const { screen } = await open({ added: added(newcomers, names), threshold: 4 })
  await expect.element(screen.getByText('The proof of Gus does not fit into the proposal')).toBeVisible()
  await expect.element(screen.getByText('7 of 10')).toBeVisible()
  expect(screen.getByRole('button', { name: /^Copy address of/ }).elements()).toHaveLength(signers.length)
})

test('behavior: six proofs fit, and no warning is shown', async () => {
  const people = newcomers.slice(0, 6)
  await prove(people)
  const { screen } = await open({ added: added(people), threshold: 4 })
  await expect.element(screen.getByText('6 of 9')).toBeVisible()
  await expect.element(screen.getByText(/fit into the proposal/)).not.toBeInTheDocument()
})

test('behavior: a caution about lost keys offers the current threshold, and one press applies it', async () => {
  const { screen } = await open({
    removed: signers.slice(2).map(({ address }) => address),
    added: added(newcomers.slice(0, 1)),
    threshold: 3,
  })
  const caution = screen.getByText('One lost key would lock the account')
  await expect.element(caution).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Add a fourth owner first' })).toBeVisible()
  await screen.getByRole('button', { name: 'Keep 2 signatures instead' }).click()
  await expect.element(screen.getByRole('group', { name: 'Signatures needed' })).toHaveTextContent('2')
  await expect.element(caution).not.toBeInTheDocument()
  await expect.element(screen.getByText('One transaction, 1 call')).toBeVisible()
})

test('behavior: if one key is enough, a higher threshold is offered', async () => {
  const { screen } = await open({ threshold: 1 }, 3)
  await expect.element(screen.getByText('Every owner alone could act')).toBeVisible()
  await expect.element(screen.getByRole('button', { name: /owner first/ })).not.toBeInTheDocument()
  await screen.getByRole('button', { name: 'Require 2 signatures instead' }).click()
  await expect.element(screen.getByText('Change the signatures needed from 3 to 2')).toBeVisible()
  await expect.element(screen.getByText('Every owner alone could act')).not.toBeInTheDocument()
})

test('behavior: the problem of a threshold belongs to its buttons', async () => {
  const { screen } = await open({ threshold: 5 })
  await expect
    .element(screen.getByRole('group', { name: 'Signatures needed' }))
    .toHaveAccessibleDescription(/threshold/)
})

test('behavior: adding an owner moves the focus to its field', async () => {
  const { screen } = await open({ threshold: 3 })
  await screen.getByRole('button', { name: 'Add a fourth owner first' }).click()
  await expect.element(screen.getByRole('combobox', { name: 'Address of owner 4' })).toHaveFocus()
})

test('behavior: owners that change on chain while the form is open are named', async () => {
  const { screen } = await open({ added: added(newcomers.slice(0, 1)) })
  const notice = screen.getByText('The owners changed since you opened this form.')
  await expect.element(screen.getByRole('heading', { name: 'Owners after the change' })).toBeVisible()
  expect(notice.query()).toBeNull()
  await screen.getByRole('button', { name: 'Another owner comes' }).click()
  await expect.element(notice).toBeVisible()
})

test('behavior: Reset drops the typed owners and the stored draft, and Undo brings both back', async () => {
  const key = { chainId: CHAIN_ID, safe }
  const { screen } = await open({ added: added(newcomers.slice(0, 1), ['Ana']) })
  const kept = ownersFormStore.read(key) ?? EMPTY_FORM
  ownersFormStore.keep(key, kept)
  const name = screen.getByRole('textbox', { name: 'Name of owner 4' })
  await expect.element(name).toHaveValue('Ana')
  await screen.getByRole('button', { name: 'Reset to the current owners' }).click()
  await expect.element(name).not.toBeInTheDocument()
  expect([ownersFormStore.read(key), ownersFormStore.readKept(key)]).toEqual([null, null])
  toasts.list().at(-1)?.action?.onClick()
  await expect.element(name).toHaveValue('Ana')
  expect(ownersFormStore.readKept(key)).toEqual(kept)
})

test('error: "Keep as draft" says when the browser cannot store the draft, and the form stays open', async () => {
  const { screen } = await open({ added: added(newcomers.slice(0, 1), ['Ana']) })
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  await screen.getByRole('button', { name: 'Keep as draft' }).click()
  vi.restoreAllMocks()
  expect(toasts.list().at(-1)?.title).toMatch(/^The browser did not store the draft/)
  await expect.element(screen.getByRole('textbox', { name: 'Name of owner 4' })).toHaveValue('Ana')
  expect(ownersFormStore.readKept({ chainId: CHAIN_ID, safe })).toBeNull()
})
